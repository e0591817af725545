import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { secretFiles } from '../../docker/make-secrets.ts';
import { checkout } from '../../local/paths.ts';

test('When secrets are made, then only the gateway can sign identities and only ai can sign replies', () => {
  const files = secretFiles();
  const holders = (name: string) => Object.keys(files).filter((file) => files[file]![name]);

  expect(holders('IDENTITY_SIGNING_KEY')).toEqual(['gateway']);
  expect(holders('REPLY_TOKEN_KEY')).toEqual(['ai']);
  const sealing = ['ai', 'auth', 'community', 'intake', 'notifications'];
  expect(holders('SEALING_KEY').sort()).toEqual(sealing);
  expect(holders('HASHING_KEY')).toEqual(['auth']);
  expect(holders('POSTGRES_PASSWORD')).toEqual(['postgres']);
});

test('When secrets are made twice, then they differ', () => {
  expect(secretFiles()).not.toEqual(secretFiles());
});

test('When compose names a file of secrets, then that file is made', () => {
  const compose = readFileSync(join(checkout, 'docker-compose.yml'), 'utf8');
  const named = [...compose.matchAll(/secrets\/(\w+)\.env/g)].map((match) => match[1]);

  expect(new Set(named)).toEqual(new Set(Object.keys(secretFiles())));
});
