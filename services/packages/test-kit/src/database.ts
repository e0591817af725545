import { randomUUID, createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { provided } from './provided.ts';

/** A database for one test file. */
export interface TestDatabase {
  /** Connection URL with a service's rights: it owns this database and nothing else. */
  url: string;
  /** Deletes the database and ends its open connections. */
  drop: () => Promise<void>;
}

/** The single role of all test databases: without special rights, like a service's in production. */
const role = 'kbf_test';
const password = 'kbf_test';

/** Key of the advisory lock for creating roles and templates, once per run. */
const lockKey = 72_707_370;

/** A copy of a service's migrated database. The first call of a run migrates, later calls copy. */
export async function createTestDatabase(service: string): Promise<TestDatabase> {
  const { sql, hash } = await readMigrations(service);
  const template = `template_${service}_${hash}`;
  return withAdmin(async (admin) => {
    await underLock(admin, () => ensureTemplate(admin, template, sql));
    return createDatabase(admin, `test_${service}_${shortId()}`, template);
  });
}

/** An empty database. */
export function createScratchDatabase(): Promise<TestDatabase> {
  return withAdmin(async (admin) => {
    await underLock(admin, () => ensureRole(admin));
    return createDatabase(admin, `scratch_${shortId()}`, 'template0');
  });
}

async function ensureTemplate(admin: pg.Client, template: string, sql: string): Promise<void> {
  await ensureRole(admin);
  const found = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
  if (found.rowCount) return;
  const unfinished = await createDatabase(admin, `${template}_${shortId()}`, 'template0');
  const client = new pg.Client({ connectionString: unfinished.url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
  const name = new URL(unfinished.url).pathname.slice(1);
  await admin.query(`ALTER DATABASE ${name} RENAME TO ${template}`);
}

async function ensureRole(admin: pg.Client): Promise<void> {
  const found = await admin.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  if (!found.rowCount) await admin.query(`CREATE ROLE ${role} LOGIN PASSWORD '${password}'`);
}

async function createDatabase(
  admin: pg.Client,
  name: string,
  template: string,
): Promise<TestDatabase> {
  await admin.query(`CREATE DATABASE ${name} OWNER ${role} TEMPLATE ${template}`);
  const url = new URL(provided('postgresUrl'));
  url.username = role;
  url.password = password;
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => withAdmin((client) => dropDatabase(client, name)) };
}

async function dropDatabase(admin: pg.Client, name: string): Promise<void> {
  await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}

async function underLock(admin: pg.Client, work: () => Promise<void>): Promise<void> {
  await admin.query('SELECT pg_advisory_lock($1)', [lockKey]);
  try {
    await work();
  } finally {
    await admin.query('SELECT pg_advisory_unlock($1)', [lockKey]);
  }
}

async function withAdmin<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: provided('postgresUrl') });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

const shortId = (): string => randomUUID().slice(0, 8);

const services = join(import.meta.dirname, '../../..');

/** A service's migrations as one script, with a short hash. */
async function readMigrations(service: string): Promise<{ sql: string; hash: string }> {
  const folder = join(services, service, 'prisma/migrations');
  if (!existsSync(folder)) throw new Error(`${service} has no migrations in ${folder}.`);
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const scripts = await Promise.all(
    names.map((name) => readFile(join(folder, name, 'migration.sql'), 'utf8')),
  );
  const sql = scripts.join('\n;\n');
  return { sql, hash: createHash('sha256').update(sql).digest('hex').slice(0, 8) };
}

// An index serves a cascade if its first columns are the key's, and if it covers every row (no condition).
const unserved = `
  SELECT conrelid::regclass || '.' || conname AS name FROM pg_constraint
  WHERE contype = 'f' AND NOT EXISTS (
    SELECT 1 FROM pg_index
    WHERE indrelid = conrelid AND indpred IS NULL AND indisvalid
      AND (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey)
  ORDER BY 1`;

/** Foreign keys without an index: when a referenced row is deleted, PostgreSQL must read the whole table. */
export async function foreignKeysWithoutIndex(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<{ name: string }>(unserved)).rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
