/** docker-compose.yml as an operator runs it: one command, and the main story through it. */
import { join } from 'node:path';
import { until } from '@kbf/test-kit';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkout } from '../files/paths.ts';
import { composed } from './compose.ts';

const admin = '+12025550101';
const minuteMs = 60_000;
const lasting = 'gateway auth community intake ai library notifications postgres redis'.split(' ');

let site: Awaited<ReturnType<typeof composed>>;
beforeAll(async () => {
  site = await composed({ ADMIN_PHONE: admin, LOG_LEVEL: 'warn' });
  await site.run('up', '--build', '--detach');
  await until(async () => (await fetch(site.origin).catch(() => undefined))?.ok === true);
}, 20 * minuteMs);
afterAll(() => site.run('down', '--volumes', '--timeout', '20'), 3 * minuteMs);

test(
  'When one command has started it, then the walk through the main stories succeeds',
  async () => {
    const { stdout } = await site.run('exec', '-T', 'gateway', 'cat', '/secrets/env');
    const token = /^OUTBOX_TOKEN=(.+)$/m.exec(stdout)![1];
    const walk = await execa(join(checkout, 'infra/docs/walkthrough.sh'), [site.origin], {
      env: { OUTBOX_TOKEN: token ?? '', ADMIN_PHONE: admin },
      reject: false,
      all: true,
    });
    expect(walk.all).toContain('All stories went as they should.');
  },
  10 * minuteMs,
);

test('When its containers run, then none is root, each has its limits, and none sees foreign secrets', async () => {
  for (const service of lasting) {
    const id = await site.containerOf(service);
    expect([service, await site.docker('exec', id, 'id', '-u')]).not.toEqual([service, '0']);
    const { HostConfig } = (
      JSON.parse(await site.docker('inspect', id)) as [
        { HostConfig: { Memory: number; ReadonlyRootfs: boolean; CapDrop: string[] } },
      ]
    )[0];
    expect(HostConfig.Memory).toBeGreaterThan(0);
    expect(HostConfig).toMatchObject({ ReadonlyRootfs: true, CapDrop: ['ALL'] });
  }
  const seen = await site.run('exec', '-T', 'library', 'ls', '/secrets');
  expect(seen.stdout.trim()).toBe('env');
  const keys = await site.run('exec', '-T', 'library', 'cat', '/secrets/env');
  expect(keys.stdout).not.toMatch(/SEALING_KEY|DATABASE_URL|IDENTITY_SIGNING_KEY/);
});

test('When it is started again, then no secret is overwritten', async () => {
  const before = await site.run('run', '--rm', '-T', 'secrets', 'export');
  await site.run('run', '--rm', '-T', 'secrets');
  const after = await site.run('run', '--rm', '-T', 'secrets', 'export');
  expect(Object.keys(JSON.parse(after.stdout) as object)).toContain('gateway');
  expect(after.stdout).toBe(before.stdout);
});

test('When the image is looked at, then it has labels, and no tool for tests or builds', async () => {
  const image = await site.docker(
    'inspect',
    '--format',
    '{{.Image}}',
    await site.containerOf('ai'),
  );
  const labels = await site.docker('inspect', '--format', '{{json .Config.Labels}}', image);
  expect(labels).toContain('org.opencontainers.image.revision');
  const list = 'ls -d node_modules/vitest node_modules/prisma node_modules/typescript frontend/src';
  const found = await site.docker(
    'run',
    '--rm',
    '--entrypoint',
    'sh',
    image,
    '-c',
    `${list} || true`,
  );
  expect(found).toBe('');
});
