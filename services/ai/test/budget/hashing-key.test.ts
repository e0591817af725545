import { randomBytes } from 'node:crypto';
import { generateKeys } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { ask, newId, stop, useAi, visitor } from '../setup.ts';

const ai = await useAi();

const address = '192.0.2.77';

/** Actions of one visitor at one address, and the tables that record the visitor. */
const deeds = {
  asks: {
    act: async (url: string) => expect((await ask(url, {}, { address })).status).toBe(200),
    counted: `SELECT DISTINCT actor FROM budget WHERE actor <> 'all'`,
  },
  stops: {
    act: async (url: string) =>
      expect((await stop(url, newId(), visitor, address)).status).toBe(404),
    counted: `SELECT key FROM request_limit WHERE key LIKE 'stop:%'`,
  },
};

/** Runs the actions in processes with other keys. @returns how many people were counted */
async function countedAs(
  { act, counted }: (typeof deeds)['asks'],
  ...keys: Record<string, string>[]
): Promise<number> {
  await ai.rows('DELETE FROM budget');
  await ai.rows('DELETE FROM request_limit');
  const shared = { HASHING_KEY: randomBytes(32).toString('base64url') };
  for (const own of keys) await act((await ai.start({ ...shared, ...own })).url);
  return (await ai.rows(counted)).length;
}

const does = (['asks', 'stops'] as const).map((name) => ({ name, deed: deeds[name] }));

test.each(does)(
  'When a visitor $name and the keys that sign are new ones, then an address is still counted as before',
  async ({ deed }) => {
    const signing = {
      SERVICE_SIGNING_KEY: generateKeys().privateKey,
      REPLY_TOKEN_KEY: generateKeys().privateKey,
    };
    expect(await countedAs(deed, {}, signing)).toBe(1);
  },
);

test.each(does)(
  'When a visitor $name and the key that hashes addresses is a new one, then nobody can tell that it is the same',
  async ({ deed }) => {
    const key = randomBytes(32).toString('base64url');
    expect(await countedAs(deed, {}, { HASHING_KEY: key })).toBe(2);
  },
);
