/** A site with backups is destroyed under load, secrets and all, and restored on an empty machine by one command. */
import { mkdtemp, chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composed } from './compose.ts';
import { startLoad } from './load.ts';

const minuteMs = 60_000;
let folder: string;
let site: Awaited<ReturnType<typeof composed>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kbf-backups-'));
  await chmod(folder, 0o777);
  site = await composed({
    COMPOSE_PROFILES: 'backup',
    BACKUP: 'on',
    BACKUP_FOLDER: folder,
    VERSION: 'backup-test',
    LOG_LEVEL: 'warn',
  });
  await site.run('build', 'gateway');
  await site.run('up', '--detach');
  await until(isUp);
}, 20 * minuteMs);
afterAll(async () => {
  await site.run('down', '--volumes', '--timeout', '20');
  await rm(folder, { recursive: true, force: true });
}, 3 * minuteMs);

const isUp = async () => (await fetch(`${site.origin}/api/prayers`)).ok;
async function sql(database: string, statement: string): Promise<string> {
  const psql = ['exec', '-T', 'postgres', 'psql', '-U', 'kbf', '-d', database, '-Atc', statement];
  return (await site.run(...psql)).stdout.trim();
}
const checksum = () =>
  sql(
    'kbf_community',
    `SELECT count(*), md5(string_agg(id::text || request, ',' ORDER BY id)) FROM prayer`,
  );

test(
  'When everything is destroyed, then one command restores it, with every row that was handed on',
  async () => {
    const key = (await site.run('run', '--rm', '-T', 'secrets', 'backup-key')).stdout.trim();
    const stop = startLoad(site.origin);
    await site.run('run', '--rm', '-T', 'backup', 'infra/backup/serve.ts', 'now');
    await stop();
    const before = await checksum();
    const tokens = await site.run('exec', '-T', 'gateway', 'cat', '/secrets/env');
    // What the next four minutes would do by themselves.
    const last = await sql('postgres', 'SELECT pg_walfile_name(pg_switch_wal())');
    await until(async () => {
      const found = await site.run('exec', '-T', 'backup', 'ls', '/backups/wal');
      return found.stdout.includes(last);
    });
    await site.run('down', '--volumes', '--timeout', '20');

    const restored = await site.script('restore', [folder], { BACKUP_KEY: key });
    expect(restored.all).toContain('All tables have their rows.');
    await until(isUp);
    expect(await checksum()).toBe(before);
    const again = await site.run('exec', '-T', 'gateway', 'cat', '/secrets/env');
    expect(again.stdout).toBe(tokens.stdout);
    const check = await site.script('check-backup', [folder], { BACKUP_KEY: key });
    expect(check.all).toContain('All tables have their rows.');
  },
  20 * minuteMs,
);
