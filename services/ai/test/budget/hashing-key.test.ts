import { randomBytes } from 'node:crypto';
import { generateKeys } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { ask, useAi } from '../setup.ts';

const ai = await useAi();

/** One visitor asks processes with other keys, all from one address. @returns how many people they took it for */
async function countedAs(...keys: Record<string, string>[]): Promise<number> {
  await ai.rows('DELETE FROM budget');
  const shared = { HASHING_KEY: randomBytes(32).toString('base64url') };
  for (const own of keys) {
    const { url } = await ai.start({ ...shared, ...own });
    expect((await ask(url, {}, { address: '192.0.2.77' })).status).toBe(200);
  }
  return (await ai.rows(`SELECT 1 FROM budget WHERE actor <> 'all'`)).length;
}

test('When the key that signs calls is a new one, then an address is still counted as before', async () => {
  const { privateKey } = generateKeys();
  expect(await countedAs({}, { SERVICE_SIGNING_KEY: privateKey })).toBe(1);
});

test('When the key that hashes addresses is a new one, then nobody can tell that it is the same address', async () => {
  expect(await countedAs({}, { HASHING_KEY: randomBytes(32).toString('base64url') })).toBe(2);
});
