/**
 * The secrets of an installation, one folder per process, which is a volume: each container gets only its own. Run in
 * the image, by the service `secrets` of docker-compose.yml:
 * - without an argument: makes what is missing; existing values stay
 * - `export`: prints all as JSON; `import`: reads that from its input, before anything was made
 * - `rotate`: makes new passwords and signing keys; old keys stay valid until the next time
 * - `backup-key`: prints the key that opens the backups
 * - `folders`: prints where they are
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { Encrypter } from 'age-encryption';
import { keyEnvironment, processNames } from '@kbf/process-kit';
import { backupKey, recipientOf } from '../backup/sealed-file.ts';
import { databaseName, statefulServices } from '../database/services.ts';
import { makeSecrets } from '../local/stack/secrets.ts';
import { writeWhole } from '../files/write-whole.ts';
import { redisUsers, redisUsersFile } from './redis-users.ts';
import type { RedisUser } from './redis-users.ts';
import { type SecretFiles, rotated } from './rotate-secrets.ts';

/** The content of each file, as names and values of environment variables. */
export function secretFiles(): Record<string, Record<string, string>> {
  const secrets = makeSecrets();
  const superuser = {
    POSTGRES_USER: 'kbf',
    POSTGRES_PASSWORD: randomBytes(18).toString('base64url'),
  };
  const operator = { OPERATOR_PASSWORD: randomBytes(18).toString('base64url') };
  const outbox = { OUTBOX_TOKEN: randomBytes(18).toString('base64url') };
  const urlOf = (user: string, password: string, database: string) =>
    `postgresql://${user}:${password}@postgres:5432/${database}`;
  const files: Record<string, Record<string, string>> = {
    postgres: superuser,
    redis: operator,
    migrate: { BACKUP_KEY: backupKey(randomBytes(32)) },
    // Its files are made of those of the others.
    backup: {},
  };
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

/** Keys of a single process: each can be replaced at any time. */
const ownKeys = new Set(['SEALING_KEY', 'HASHING_KEY', 'VISITOR_KEY', 'PUSH_SIGNING_KEY']);

/** Where the secrets of a process are. Its container mounts the folder as /secrets. */
const fileOf = (root: string, name: string) => join(root, name, 'env');

/** The secrets that are there; {} for a process without any. */
export function readSecrets(root: string): SecretFiles {
  const names = Object.keys(secretFiles());
  return Object.fromEntries(
    names.map((name) => {
      const file = fileOf(root, name);
      return [name, existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')) } : {}];
    }),
  ) as SecretFiles;
}

/** Writes all secrets, and what PostgreSQL and Redis read, each as another user: in a volume that is theirs alone. */
export function writeSecrets(root: string, files: SecretFiles): void {
  for (const [name, values] of Object.entries(files)) {
    const lines = Object.entries(values).map(([key, value]) => `${key}=${value}\n`);
    writeWhole(fileOf(root, name), lines.join(''), 0o600);
  }
  writeWhole(join(root, 'postgres/password'), files['postgres']!['POSTGRES_PASSWORD']!, 0o644);
  const passwordOf = (user: RedisUser) => new URL(files[user]!['REDIS_URL']!).password;
  const passwords = Object.fromEntries(redisUsers.map((user) => [user, passwordOf(user)]));
  const operator = files['redis']!['OPERATOR_PASSWORD']!;
  const users = redisUsersFile(passwords as Record<RedisUser, string>, 'kbf', operator);
  writeWhole(join(root, 'redis/users.acl'), users, 0o644);
  writeWhole(join(root, 'redis/operator'), operator, 0o644);
}

/**
 * What the container `backup` reads: what it seals for, the address of the database, and all secrets, already sealed.
 * So it can open no backup, and sees no other secret. Its user is PostgreSQL's.
 */
export async function writeBackupFiles(root: string): Promise<void> {
  const files = readSecrets(root);
  const recipient = await recipientOf(files['migrate']!['BACKUP_KEY']!);
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const sealed = Buffer.from(await encrypter.encrypt(JSON.stringify(files)));
  const write = (name: string, text: string) => writeWhole(join(root, 'backup', name), text, 0o644);
  write('recipient', recipient);
  write('database-url', files['migrate']!['DATABASE_URL']!);
  write('secrets.json.age', sealed.toString('base64'));
}

/**
 * Adds what is missing: all at the first time, later what an earlier version did not have. Existing values stay.
 * @returns the names that were added
 * @throws when one process lacks a key that others have: a new key would not match theirs
 */
export function completeSecrets(root: string): string[] {
  const known = readSecrets(root);
  const fresh = secretFiles();
  const everywhere = new Set(Object.values(known).flatMap((values) => Object.keys(values)));
  const added = new Set<string>();
  for (const [name, values] of Object.entries(fresh)) {
    const missing = Object.keys(values).filter((key) => !(key in known[name]!));
    const torn = missing.filter((key) => everywhere.has(key) && !ownKeys.has(key));
    if (torn.length > 0)
      throw new Error(
        `The secrets of ${name} lack ${torn.join(', ')}, which others have. ` +
          'Restore its volume from your export; never remove one volume alone',
      );
    for (const key of missing) added.add(key);
  }
  const merge = (name: string) => ({ ...fresh[name], ...known[name] });
  writeSecrets(root, Object.fromEntries(Object.keys(fresh).map((name) => [name, merge(name)])));
  return [...added].toSorted();
}

/** Writes an export, into an installation without secrets. @throws when there are some already */
export function importSecrets(root: string, text: string): void {
  if (Object.values(readSecrets(root)).some((values) => Object.keys(values).length > 0))
    throw new Error('There are secrets already. They are never overwritten');
  const files = JSON.parse(text) as SecretFiles;
  const lost = Object.keys(secretFiles()).filter((name) => !(name in files) && name !== 'backup');
  if (lost.length > 0) throw new Error(`The export has no secrets of ${lost.join(', ')}`);
  writeSecrets(root, files);
  // An export of an earlier version lacks what is new.
  completeSecrets(root);
}

const commands: Record<string, (root: string) => string> = {
  make: (root) => {
    const added = completeSecrets(root);
    return added.length > 0 ? `Made: ${added.join(', ')}.` : 'All secrets are there.';
  },
  export: (root) => JSON.stringify(readSecrets(root), null, 2),
  import: (root) => {
    importSecrets(root, readFileSync(0, 'utf8'));
    return 'The secrets are imported.';
  },
  rotate: (root) => {
    writeSecrets(root, rotated(readSecrets(root), secretFiles()));
    return 'Made new passwords and signing keys. Now: docker compose up --detach --force-recreate';
  },
  'backup-key': (root) => readSecrets(root)['migrate']!['BACKUP_KEY']!,
  folders: (root) =>
    Object.keys(secretFiles())
      .map((name) => join(root, name))
      .join(' '),
};

if (import.meta.main) {
  const [name = 'make', root = '/secrets'] = process.argv.slice(2);
  try {
    const command = commands[name];
    if (!command)
      throw new Error(`There is no command ${name}: ${Object.keys(commands).join(', ')}`);
    console.log(command(root));
    if (['make', 'import', 'rotate'].includes(name)) await writeBackupFiles(root);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
