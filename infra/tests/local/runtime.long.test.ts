import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { startRuntime, throwAway } from '../../local/runtime/runtime.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

const lasting = { ...throwAway, ephemeral: false };

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: 'array' });
  await client.end();
  return rows.flat();
}

test('When PostgreSQL crashes and is started again, then it answers at the same address with its data', async () => {
  const folder = join(await temporaryFolder(), 'data');
  const runtime = await startRuntime({ ...lasting, durable: true, folder, servers: ['postgres'] });
  onTestFinished(runtime.stop);
  await ask(runtime.postgresUrl!, "CREATE TABLE note AS SELECT 'kept' AS text");

  await runtime.stopServer('postgres', { hard: true });
  await expect(ask(runtime.postgresUrl!, 'SELECT 1')).rejects.toThrow('connect');
  await runtime.startServer('postgres');

  expect(await ask(runtime.postgresUrl!, 'SELECT text FROM note')).toEqual(['kept']);
});

test('When the data is of another major version, then it is set aside, kept, and told in one line', async () => {
  const folder = join(await temporaryFolder(), 'data');
  await mkdir(join(folder, 'postgres'), { recursive: true });
  await writeFile(join(folder, 'postgres/PG_VERSION'), '17\n');
  const said: string[] = [];

  const runtime = await startRuntime({ ...lasting, folder, servers: ['postgres'] }, (line) => {
    said.push(line);
  });
  onTestFinished(runtime.stop);

  const aside = (await readdir(folder)).find((name) => name.startsWith('postgres-17-set-aside'));
  expect(await readFile(join(folder, aside!, 'PG_VERSION'), 'utf8')).toBe('17\n');
  expect(said).toEqual([expect.stringContaining('PostgreSQL 17 was set aside')]);
  expect(await ask(runtime.postgresUrl!, "SELECT current_setting('server_version_num')")).toEqual([
    expect.stringMatching(/^18/),
  ]);
});

test('When a first start was killed while it made the cluster, then the next one makes it anew', async () => {
  const folder = join(await temporaryFolder(), 'data');
  await mkdir(join(folder, 'postgres.unfinished/base'), { recursive: true });
  await writeFile(join(folder, 'postgres.unfinished/PG_VERSION'), '18\n');
  await writeFile(join(folder, 'postgres.password'), 'of the cluster that never was');

  const runtime = await startRuntime({ ...lasting, folder, servers: ['postgres'] });
  onTestFinished(runtime.stop);

  expect(await ask(runtime.postgresUrl!, 'SELECT 1')).toEqual([1]);
});

test('When PostgreSQL does not start, then its last words are told, and not those of earlier runs', async () => {
  const folder = join(await temporaryFolder(), 'data');
  await mkdir(join(folder, 'postgres'), { recursive: true, mode: 0o700 });
  await writeFile(join(folder, 'postgres/PG_VERSION'), '18\n');
  await writeFile(join(folder, 'postgres.password'), 'unused');
  await writeFile(join(folder, 'postgres.log'), 'words of yesterday\n');

  const failure = await startRuntime({ ...lasting, folder, servers: ['postgres'] }).catch(
    (error: Error) => error.message,
  );

  expect(failure).toContain('PostgreSQL ended while starting');
  expect(failure).toMatch(/postgresql\.conf|data directory/);
  expect(failure).not.toContain('yesterday');
});
