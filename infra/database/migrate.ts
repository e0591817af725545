import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { migrationsFolder } from './services.ts';

export interface Migration {
  /** Name of its folder, which starts with the time and so gives the order. */
  name: string;
  sql: string;
  /** Computed as by Prisma's command line. */
  checksum: string;
}

/** The same key in every process: one migrates, the others wait and find nothing left to do. */
const lockKey = 72_707_369;

/**
 * Prisma's own table, so that its command line can continue from here. We apply the files ourselves because the
 * engine's adapter splits a script at every semicolon, also inside functions and texts.
 */
const createTable = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`;

/** The migrations of a service, oldest first. */
export async function readMigrations(service: string): Promise<Migration[]> {
  const folder = migrationsFolder(service);
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Applies the migrations that a service's database does not have yet, each completely or not at all.
 * @returns the names applied now
 * @throws Error when an applied migration was edited or one fails
 */
export async function migrate(databaseUrl: string, service: string): Promise<string[]> {
  return applyMigrations(databaseUrl, service, await readMigrations(service));
}

/** Like `migrate`, for a given list of migrations. */
export async function applyMigrations(
  databaseUrl: string,
  service: string,
  migrations: readonly Migration[],
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
    await client.query(createTable);
    const known = await client.query<{ migration_name: string; checksum: string }>(
      'SELECT migration_name, checksum FROM _prisma_migrations WHERE rolled_back_at IS NULL',
    );
    const applied = new Map(known.rows.map((row) => [row.migration_name, row.checksum]));
    const fresh = migrations.filter((migration) => {
      const checksum = applied.get(migration.name);
      if (checksum !== undefined && checksum !== migration.checksum)
        throw new Error(
          `${service}: the migration ${migration.name} was edited after it was applied.`,
        );
      return checksum === undefined;
    });
    for (const migration of fresh) await apply(client, service, migration);
    return fresh.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

async function apply(client: pg.Client, service: string, migration: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(migration.sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, clock_timestamp(), 1)`,
      [randomUUID(), migration.checksum, migration.name],
    );
    await client.query('COMMIT');
  } catch (cause) {
    await client.query('ROLLBACK');
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${service}: the migration ${migration.name} failed: ${reason}`, { cause });
  }
}
