import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { statefulServiceNames } from '@kbf/contracts';
import { eventKeysConfig } from '@kbf/events';
import { keyEnvironment, readConfig } from '@kbf/process-kit';
import { afterAll, expect, test } from 'vitest';
import { keptSecrets } from '../../local/stack/secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'kbf-kept-'));
const file = join(folder, 'secrets.json');
afterAll(() => rmSync(folder, { recursive: true }));

test('When secrets are asked for again, then they are the same, and only their owner can read them', () => {
  const first = keptSecrets(file);
  expect(keptSecrets(file)).toEqual(first);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('When an earlier version has kept them, then what is new is added, and what was sealed still opens', () => {
  const { readers, sealing, hashing, ...rest } = keptSecrets(file);
  const earlier = { ...rest, sealing: sealing.notifications, hashing: hashing.auth };
  writeFileSync(file, JSON.stringify(earlier));
  const completed = keptSecrets(file);
  expect(completed).toMatchObject(rest);
  expect(Object.keys(completed.readers)).toEqual(Object.keys(readers));
  expect(completed.sealing).toMatchObject({
    auth: sealing.notifications,
    notifications: sealing.notifications,
  });
  expect(completed.hashing.auth).toBe(hashing.auth);
  expect(completed.hashing.ai).not.toBe(hashing.auth);
  expect(completed.sealing.intake).not.toBe(sealing.notifications);
  for (const name of statefulServiceNames)
    expect(readConfig(eventKeysConfig, keyEnvironment(completed, name))).toBeDefined();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(completed);
});

test('When the file was cut in the middle, then it is set aside, that is said, and new ones are made', () => {
  keptSecrets(file);
  const half = readFileSync(file, 'utf8').slice(0, 80);
  writeFileSync(file, half);
  const said: string[] = [];

  const made = keptSecrets(file, (line) => said.push(line));

  expect(keptSecrets(file)).toEqual(made);
  expect(said).toEqual([expect.stringContaining('was broken and is set aside')]);
  const aside = readdirSync(folder).find((name) => name.includes('set-aside'));
  expect(readFileSync(join(folder, aside!), 'utf8')).toBe(half);
});
