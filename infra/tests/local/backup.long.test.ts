import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { query } from '../../backup/take-base.ts';
import { prepareDatabases } from '../../database/prepare-databases.ts';
import { checkout, pinnedNode } from '../../files/paths.ts';
import { startRuntime } from '../../local/runtime/runtime.ts';
import { keptSecrets } from '../../local/stack/secrets.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

/** Runs `npm run backup` or `npm run restore` on a data folder of its own. */
const run = (
  name: 'backup' | 'restore',
  { local, folder, key = '' }: { local: string; folder: string; key?: string },
) =>
  execa(pinnedNode(), [join(checkout, `infra/local/${name}.ts`), folder], {
    env: { LOCAL_FOLDER: local, BACKUP_KEY: key },
    reject: false,
    all: true,
  });

const startSite = async (local: string) => {
  const runtime = await startRuntime({
    folder: join(local, 'site'),
    durable: true,
    servers: ['postgres'],
  });
  onTestFinished(() => runtime.stop());
  return runtime;
};
const secretsOf = (local: string) => keptSecrets(join(local, 'secrets.json'));

test('When a local site is backed up, then an empty checkout gets its rows and secrets', async () => {
  const [local, folder, empty] = await Promise.all([
    temporaryFolder(),
    temporaryFolder(),
    temporaryFolder(),
  ]);
  expect((await run('backup', { local, folder })).all).toContain('nothing to back up');
  const site = await startSite(local);
  const secrets = secretsOf(local);
  await prepareDatabases(site.postgresUrl!, secrets.databases, () => undefined);
  await query(site.postgresUrl!, 'CREATE TABLE kept AS SELECT 42 AS answer');
  await site.stop();
  const backup = await run('backup', { local, folder });
  expect(backup.all).toContain('Backed up into');
  const key = /AGE-SECRET-KEY-1\w+/.exec(backup.all)![0];
  rmSync(join(local, 'site'), { recursive: true });

  expect((await run('restore', { local: empty, folder })).all).toContain('Set BACKUP_KEY');
  const restore = await run('restore', { local: empty, folder, key });
  expect(restore.all).toContain('All tables have their rows. 0 deliveries');
  expect(secretsOf(empty)).toEqual(secrets);
  const again = await startSite(empty);
  expect(await query(again.postgresUrl!, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  expect(existsSync(join(empty, 'site/restore'))).toBe(false);
  expect((await run('restore', { local: empty, folder, key })).all).toContain('never overwritten');
});
