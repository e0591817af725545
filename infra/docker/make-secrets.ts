/**
 * Writes the secrets of an installation, one file per process in infra/docker/secrets, so that each container gets only
 * its own: `npx node infra/docker/make-secrets.ts`. Existing values are kept; new ones are added.
 */
import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { keyEnvironment, processNames } from '@kbf/process-kit';
import { databaseName, statefulServices } from '../database/services.ts';
import { makeSecrets } from '../local/stack/secrets.ts';
import { redisUsers, redisUsersFile } from './redis-users.ts';
import type { RedisUser } from './redis-users.ts';

/** The content of each file, as names and values of environment variables. */
export function secretFiles(): Record<string, Record<string, string>> {
  const secrets = makeSecrets();
  const superuser = {
    POSTGRES_USER: 'kbf',
    POSTGRES_PASSWORD: randomBytes(18).toString('base64url'),
  };
  const outbox = { OUTBOX_TOKEN: randomBytes(18).toString('base64url') };
  const urlOf = (user: string, password: string, database: string) =>
    `postgresql://${user}:${password}@postgres:5432/${database}`;
  const files: Record<string, Record<string, string>> = { postgres: superuser, migrate: {} };
  for (const name of processNames) files[name] = { ...keyEnvironment(secrets, name) };
  for (const name of statefulServices) {
    const role = databaseName(name);
    files[name]!['DATABASE_URL'] = urlOf(role, secrets.databases[name], role);
    files['migrate']![`${name.toUpperCase()}_DATABASE_PASSWORD`] = secrets.databases[name];
  }
  for (const user of redisUsers)
    files[user]!['REDIS_URL'] =
      `redis://${user}:${randomBytes(18).toString('base64url')}@redis:6379`;
  Object.assign(files['gateway']!, outbox);
  Object.assign(files['notifications']!, outbox);
  files['migrate']!['DATABASE_URL'] = urlOf('kbf', superuser.POSTGRES_PASSWORD, 'postgres');
  return files;
}

const lines = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');

/** Keys of a single process: each can be replaced at any time. */
const ownKeys = new Set(['SEALING_KEY', 'HASHING_KEY', 'VISITOR_KEY']);

/**
 * Adds to the files in `folder` what an earlier version did not write; existing values stay.
 * @returns the names that were added
 * @throws when one file lacks a key that others have: a new key would not match theirs
 */
export function completeSecrets(folder: string): string[] {
  const fileOf = (name: string) => join(folder, `${name}.env`);
  const kept = (name: string) =>
    existsSync(fileOf(name)) ? parseEnv(readFileSync(fileOf(name), 'utf8')) : {};
  const fresh = Object.entries(secretFiles()).map(([name, values]) => {
    const known = kept(name);
    const missing = Object.entries(values).filter(([key]) => !(key in known));
    return { name, known, missing: Object.fromEntries(missing) };
  });
  const everywhere = new Set(fresh.flatMap(({ known }) => Object.keys(known)));
  for (const { name, missing } of fresh) {
    const torn = Object.keys(missing).filter((key) => everywhere.has(key) && !ownKeys.has(key));
    if (torn.length > 0)
      throw new Error(`${name}.env lacks ${torn.join(', ')}, which other files have.`);
  }
  for (const { name, missing } of fresh)
    if (Object.keys(missing).length > 0)
      appendFileSync(fileOf(name), lines(missing), { mode: 0o600 });
  return [...new Set(fresh.flatMap(({ missing }) => Object.keys(missing)))].sort();
}

/** Writes the Redis users with the passwords in `folder`; their rights are those of this version. */
export function writeRedisUsers(folder: string): void {
  const passwordOf = (user: RedisUser) => {
    const { REDIS_URL = '' } = parseEnv(readFileSync(join(folder, `${user}.env`), 'utf8'));
    return [user, new URL(REDIS_URL).password];
  };
  const passwords = Object.fromEntries(redisUsers.map(passwordOf)) as Record<RedisUser, string>;
  // Redis reads it as another user. It contains only hashes, in a folder that only the owner can open.
  writeFileSync(join(folder, 'redis.acl'), redisUsersFile(passwords, 'kbf'), { mode: 0o644 });
}

if (import.meta.main) {
  const folder = join(import.meta.dirname, 'secrets');
  if (existsSync(folder)) {
    const added = completeSecrets(folder);
    console.log(`${folder} exists and is kept.`);
    if (added.length > 0) console.log(`Added: ${added.join(', ')}.`);
  } else {
    mkdirSync(folder, { mode: 0o700 });
    for (const [name, values] of Object.entries(secretFiles()))
      writeFileSync(join(folder, `${name}.env`), lines(values), { mode: 0o600 });
    console.log(`Secrets are in ${folder}.`);
  }
  writeRedisUsers(folder);
}
