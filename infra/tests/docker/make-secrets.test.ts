import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { statefulServices } from '../../database/services.ts';
import { completeSecrets, secretFiles, writeRedisUsers } from '../../docker/make-secrets.ts';
import { checkout } from '../../files/paths.ts';

const secretOf = (folder: string, file: string, name: string) =>
  parseEnv(readFileSync(join(folder, `${file}.env`), 'utf8'))[name] ?? '';

test('When secrets are made, then only the gateway can sign identities and only ai can sign replies', () => {
  const files = secretFiles();
  const holders = (name: string) => Object.keys(files).filter((file) => files[file]![name]);

  expect(holders('IDENTITY_SIGNING_KEY')).toEqual(['gateway']);
  expect(holders('REPLY_TOKEN_KEY')).toEqual(['ai']);
  const sealing = ['auth', 'community', 'intake', 'notifications'];
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
  expect(new Set(all.flatMap((file) => file['SEALING_KEY'] ?? [])).size).toBe(4);
  for (const name of ['gateway', 'library'])
    expect(files[name]).not.toHaveProperty('EVENT_READING_KEYS');
});

test('When files of an earlier version are there, then what is new is added and what is there stays', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kbf-secrets-'));
  const fresh = secretFiles();
  const line = (file: string, name: string) => `${name}=${fresh[file]![name]}\n`;
  const old = Object.fromEntries(
    Object.keys(fresh).map((file) => [
      file,
      Object.keys(fresh[file]!)
        .filter((name) => !name.startsWith('EVENT_'))
        .map((name) => line(file, name))
        .join(''),
    ]),
  );
  for (const [file, text] of Object.entries(old)) writeFileSync(join(folder, `${file}.env`), text);
  expect(completeSecrets(folder)).toEqual(['EVENT_READER_PUBLIC_KEYS', 'EVENT_READING_KEYS']);
  const auth = readFileSync(join(folder, 'auth.env'), 'utf8');
  expect(auth.startsWith(old['auth']!)).toBe(true);
  expect(auth).toMatch(/^EVENT_READING_KEYS=[\w-]{60,}$/m);
  expect(readFileSync(join(folder, 'gateway.env'), 'utf8')).toBe(old['gateway']);
  expect(completeSecrets(folder)).toEqual([]);
  writeFileSync(join(folder, 'auth.env'), old['auth']!);
  expect(() => completeSecrets(folder)).toThrow('auth.env lacks');
  rmSync(folder, { recursive: true });
});

test('When secrets are written, then Redis knows each process by its own password, and nobody else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kbf-secrets-'));
  completeSecrets(folder);
  writeRedisUsers(folder);
  const users = readFileSync(join(folder, 'redis.acl'), 'utf8');
  expect(users).toMatch(/^user default on nopass resetkeys resetchannels -@all \+ping$/m);
  const hashes = [...users.matchAll(/^user \w+ on #([\da-f]{64}) /gm)].map((match) => match[1]);
  expect(new Set(hashes).size).toBe(6);
  const password = new URL(secretOf(folder, 'ai', 'REDIS_URL')).password;
  expect(users).not.toContain(password);
  rmSync(folder, { recursive: true });
});

test('When secrets are made twice, then they differ', () => {
  expect(secretFiles()).not.toEqual(secretFiles());
});

test('When compose names a file of secrets, then that file is made', () => {
  const compose = readFileSync(join(checkout, 'docker-compose.yml'), 'utf8');
  const named = [...compose.matchAll(/secrets\/(\w+)\.env/g)].map((match) => match[1]);

  expect(new Set(named)).toEqual(new Set(Object.keys(secretFiles())));
});
