import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { statefulServices } from '../../database/services.ts';
import {
  completeSecrets,
  importSecrets,
  readSecrets,
  secretFiles,
  writeSecrets,
} from '../../docker/make-secrets.ts';
import { rotated } from '../../docker/rotate-secrets.ts';
import { temporaryFolder } from '../local/fixtures/temporary-folder.ts';

test('When secrets are made, then only the gateway can sign identities and only ai can sign replies', () => {
  const files = secretFiles();
  const holders = (name: string) => Object.keys(files).filter((file) => files[file]![name]);

  expect(holders('IDENTITY_SIGNING_KEY')).toEqual(['gateway']);
  expect(holders('REPLY_TOKEN_KEY')).toEqual(['ai']);
  const sealing = ['ai', 'auth', 'community', 'intake', 'notifications'];
  expect(holders('SEALING_KEY').toSorted()).toEqual(sealing);
  expect(holders('HASHING_KEY').toSorted()).toEqual(['ai', 'auth', 'community']);
  expect(files['ai']?.['HASHING_KEY']).not.toBe(files['auth']?.['HASHING_KEY']);
  expect(holders('POSTGRES_PASSWORD')).toEqual(['postgres']);
});

test('When secrets are made, then what is sealed for one service opens with no key of another', () => {
  const files = secretFiles();
  const all = statefulServices.map((name) => files[name]!);
  for (const key of ['EVENT_READING_KEYS', 'SERVICE_SIGNING_KEY'])
    expect(new Set(all.map((file) => file[key])).size).toBe(all.length);
  expect(new Set(all.map((file) => file['EVENT_READER_PUBLIC_KEYS'])).size).toBe(1);
  expect(new Set(all.flatMap((file) => file['SEALING_KEY'] ?? [])).size).toBe(5);
  for (const name of ['gateway', 'library'])
    expect(files[name]).not.toHaveProperty('EVENT_READING_KEYS');
});

test('When a later version needs more, then what is new is added and what is there stays', async () => {
  const folder = await temporaryFolder();
  const all = secretFiles();
  const old = Object.fromEntries(
    Object.entries(all).map(([name, values]) => [
      name,
      Object.fromEntries(Object.entries(values).filter(([key]) => !key.startsWith('EVENT_'))),
    ]),
  );
  writeSecrets(folder, old);
  expect(completeSecrets(folder)).toEqual(['EVENT_READER_PUBLIC_KEYS', 'EVENT_READING_KEYS']);
  const kept = readSecrets(folder);
  expect(kept['auth']).toMatchObject(old['auth']!);
  expect(kept['auth']!['EVENT_READING_KEYS']).toMatch(/^[\w-]{60,}$/);
  expect(kept['gateway']).toEqual(old['gateway']);
  expect(completeSecrets(folder)).toEqual([]);
  expect(readSecrets(folder)).toEqual(kept);
});

test('When the volume of one process is lost, then no key is made that would not match the others', async () => {
  const folder = await temporaryFolder();
  completeSecrets(folder);
  rmSync(join(folder, 'auth'), { recursive: true });
  expect(() => completeSecrets(folder)).toThrow(/secrets of auth lack .*Restore its volume/);
});

test('When secrets are exported, then an empty installation takes them, and one with secrets does not', async () => {
  const [folder, other] = [await temporaryFolder(), await temporaryFolder()];
  completeSecrets(folder);
  const exported = JSON.stringify(readSecrets(folder));
  importSecrets(other, exported);
  expect(readSecrets(other)).toEqual(readSecrets(folder));
  expect(() => importSecrets(other, exported)).toThrow('never overwritten');
  expect(() => importSecrets(`${other}/empty`, '{"auth":{}}')).toThrow('no secrets of postgres');
});

test('When secrets are rotated, then passwords are new, old keys are still valid, and sealed data opens', () => {
  const [old, fresh] = [secretFiles(), secretFiles()];
  const now = rotated(rotated(old, secretFiles()), fresh);
  for (const [name, key] of [
    ['auth', 'REDIS_URL'],
    ['auth', 'DATABASE_URL'],
    ['gateway', 'OUTBOX_TOKEN'],
    ['gateway', 'IDENTITY_SIGNING_KEY'],
    ['ai', 'SERVICE_SIGNING_KEY'],
  ] as const)
    expect(now[name]![key]).not.toBe(old[name]![key]);
  for (const [name, key] of [
    ['auth', 'SEALING_KEY'],
    ['auth', 'HASHING_KEY'],
    ['gateway', 'VISITOR_KEY'],
    ['ai', 'REPLY_TOKEN_KEY'],
    ['postgres', 'POSTGRES_PASSWORD'],
    ['migrate', 'DATABASE_URL'],
  ] as const)
    expect(now[name]![key]).toBe(old[name]![key]);
  expect(now['migrate']!['AUTH_DATABASE_PASSWORD']).toBe(
    new URL(now['auth']!['DATABASE_URL']!).password,
  );
  const once = rotated(old, fresh);
  expect(once['auth']!['EVENT_READING_KEYS']!.split(',')).toEqual([
    fresh['auth']!['EVENT_READING_KEYS'],
    old['auth']!['EVENT_READING_KEYS'],
  ]);
  const known = JSON.parse(once['auth']!['SERVICE_PUBLIC_KEYS']!) as Record<string, string[]>;
  for (const keys of Object.values(known)) expect(new Set(keys).size).toBe(2);
  expect(now['auth']!['IDENTITY_PUBLIC_KEYS']!.split(',')).toHaveLength(2);
});

test('When secrets are written, then Redis knows each process by its own password, and nobody else', async () => {
  const folder = await temporaryFolder();
  completeSecrets(folder);
  const users = readFileSync(join(folder, 'redis/users.acl'), 'utf8');
  expect(users).toMatch(/^user default on nopass resetkeys resetchannels -@all \+ping$/m);
  const hashes = [...users.matchAll(/^user \w+ on #([\da-f]{64}) /gm)].map((match) => match[1]);
  expect(new Set(hashes).size).toBe(7);
  const { password } = new URL(readSecrets(folder)['ai']!['REDIS_URL']!);
  expect(users).not.toContain(password);
  expect(statSync(join(folder, 'ai/env')).mode & 0o077).toBe(0);
});

test('When secrets are made twice, then they differ', () => {
  expect(secretFiles()).not.toEqual(secretFiles());
});
