import { createHash } from 'node:crypto';
import pg from 'pg';
import { createScratchDatabase } from '@kbf/test-kit';
import { expect, onTestFinished, test } from 'vitest';
import { type Migration, applyMigrations } from '../../database/migrate.ts';

function migration(name: string, sql: string): Migration {
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}

/** A function body contains semicolons: the script must not be split there. */
const first = migration(
  '20260101000000_first',
  `CREATE TABLE note (id int); CREATE FUNCTION add_note() RETURNS void LANGUAGE plpgsql AS
   $$ BEGIN INSERT INTO note VALUES (1); INSERT INTO note VALUES (2); END $$; SELECT add_note();`,
);
const second = migration('20260102000000_second', 'INSERT INTO note VALUES (3)');

async function scratch(): Promise<{ url: string; notes: () => Promise<number> }> {
  const { url, drop } = await createScratchDatabase();
  onTestFinished(drop);
  const notes = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ n: number }>('SELECT count(*)::int AS n FROM note');
    await client.end();
    return rows[0]!.n;
  };
  return { url, notes };
}

test('When several processes migrate at once, then each migration is applied once', async () => {
  const { url, notes } = await scratch();

  const runs = await Promise.all([1, 2, 3].map(() => applyMigrations(url, 'x', [first, second])));

  expect(runs.flat().sort()).toEqual([first.name, second.name]);
  expect(await notes()).toBe(3);
});

test('When a migration is new, then only that one is applied', async () => {
  const { url, notes } = await scratch();
  await applyMigrations(url, 'x', [first]);

  expect(await applyMigrations(url, 'x', [first, second])).toEqual([second.name]);
  expect(await notes()).toBe(3);
});

test('When a migration fails, then nothing of it stays and it can be tried again', async () => {
  const { url, notes } = await scratch();
  await applyMigrations(url, 'x', [first]);
  const broken = migration(second.name, 'INSERT INTO note VALUES (3); SELECT missing()');

  await expect(applyMigrations(url, 'x', [first, broken])).rejects.toThrow(
    /_second failed: .*missing/,
  );
  expect(await notes()).toBe(2);
  expect(await applyMigrations(url, 'x', [first, second])).toEqual([second.name]);
});

test('When a migration was edited after it was applied, then it is refused', async () => {
  const { url } = await scratch();
  await applyMigrations(url, 'x', [first]);
  const edited = migration(first.name, `${first.sql} -- edited`);

  await expect(applyMigrations(url, 'x', [edited])).rejects.toThrow(
    'was edited after it was applied',
  );
});
