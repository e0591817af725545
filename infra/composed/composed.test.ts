/** docker-compose.yml as an operator runs it: one command, and the main story through it. */
import { join } from 'node:path';
import { until } from '@kbf/test-kit';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkout } from '../files/paths.ts';
import { composed } from './compose.ts';
import { refusals } from './refusals.ts';

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

/** Starts one more container of a service with other settings. @returns its output, when it has refused to start */
async function outputOfRefused(service: string, set: Record<string, string>): Promise<string> {
  const settings = Object.entries(set).flatMap(([name, value]) => ['-e', `${name}=${value}`]);
  const run = site.run('run', '--rm', '--no-deps', '-T', ...settings, service);
  const error = await run.then(
    () => expect.unreachable(`${service} has ended without an error`),
    (reason: unknown) => reason as { all: string },
  );
  return error.all;
}

test.each(refusals)(
  'When $what, then $service refuses to start and names $setting, no value and no line of code',
  async ({ service, set, setting }) => {
    const output = await outputOfRefused(service, set);
    expect(output).toContain(setting);
    for (const value of Object.values(set).filter((one) => one.length > 6))
      expect(output).not.toContain(value);
    expect(output).not.toMatch(/^ +at /m);
  },
  minuteMs,
);

test(
  'When Redis may delete messages, then a service refuses to start',
  async () => {
    const setPolicy = (policy: string) => {
      const login = 'REDISCLI_AUTH=$(cat /secrets/operator) redis-cli --user operator';
      const command = `${login} CONFIG SET maxmemory-policy ${policy}`;
      return site.run('exec', '-T', 'redis', 'sh', '-c', command);
    };
    await setPolicy('allkeys-lru');
    try {
      expect(await outputOfRefused('community', {})).toMatch(/REDIS_URL: .*noeviction/);
    } finally {
      await setPolicy('noeviction');
    }
  },
  minuteMs,
);

/** Sends a signal to the process of a container, which the container's own first process cannot pass on. */
const signal = async (service: string, name: 'STOP' | 'KILL') => {
  const command = `kill -${name} $(cat /proc/1/task/1/children)`;
  await site.docker('exec', await site.containerOf(service), 'sh', '-c', command);
};
const restartsOf = async (service: string) => {
  const id = await site.containerOf(service);
  return Number(await site.docker('inspect', '--format', '{{.RestartCount}}', id));
};

test(
  'When a process is stopped as a whole, then its health check ends it, and it starts again',
  async () => {
    const before = await restartsOf('library');
    await signal('library', 'STOP');
    await until(async () => (await restartsOf('library')) > before);
    const answers = async () => (await fetch(`${site.origin}/api/member-apps`)).ok;
    expect(await until(answers)).toBe(true);
  },
  5 * minuteMs,
);

test('When the only gateway is killed, then it answers again within five seconds', async () => {
  await signal('gateway', 'KILL');
  const answers = async () => (await fetch(site.origin).catch(() => undefined))?.ok === true;
  expect(await until(answers, 5_000)).toBe(true);
});

test(
  'When PostgreSQL and Redis are restarted, then the site answers from both again',
  async () => {
    await site.run('restart', 'postgres', 'redis');
    const answers = async () => (await fetch(`${site.origin}/api/prayers`)).ok;
    expect(await until(answers)).toBe(true);
  },
  5 * minuteMs,
);

test('When it is started again, then no secret is overwritten', async () => {
  const before = await site.run('run', '--rm', '-T', 'secrets', 'export');
  await site.run('run', '--rm', '-T', 'secrets');
  const after = await site.run('run', '--rm', '-T', 'secrets', 'export');
  expect(Object.keys(JSON.parse(after.stdout) as object)).toContain('gateway');
  expect(after.stdout).toBe(before.stdout);
});

test('When the image is looked at, then it is small, and has labels and no tool for tests or builds', async () => {
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
  // Our layers are those from the first instruction of our Dockerfile on, which comes last in this list.
  const format = ['--no-trunc', '--human=false', '--format', '{{.Size}} {{.CreatedBy}}'];
  const layers = (await site.docker('history', ...format, image)).split('\n');
  const ours = layers.slice(0, layers.findIndex((layer) => layer.includes('libatomic1')) + 1);
  expect(ours.length).toBeGreaterThan(5);
  const bytes = ours.reduce((sum, layer) => sum + Number.parseInt(layer, 10), 0);
  expect(bytes).toBeLessThanOrEqual(220e6);
});
