/** Updates under load, behind Caddy and on the plain port. The image of CADDY_IMAGE, else that of the file. */
import { freePort, until } from '@kbf/test-kit';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composed } from './compose.ts';
import { failedOf, startLoad } from './load.ts';

const minuteMs = 60_000;
const name = 'kingdom-builders-fellowship';
const next = `${name}:next`;
const tls = { port: 0, origin: '' };
let site: Awaited<ReturnType<typeof composed>>;

beforeAll(async () => {
  tls.port = await freePort();
  tls.origin = `https://localhost:${tls.port}`;
  site = await composed({
    COMPOSE_PROFILES: 'tls',
    PUBLIC_ORIGIN: 'https://localhost',
    HTTPS_PORT: String(tls.port),
    HTTP_PORT: String(await freePort()),
    VERSION: 'update-test',
    // The whole load comes from one address.
    VISITORS_PER_HOUR: '10000',
    COMMUNITY_LIMITS: JSON.stringify({ prayers: { network: 10_000 } }),
    LOG_LEVEL: 'warn',
  });
  await site.run('build', 'gateway');
  await site.run('up', '--detach');
  // Another image, as an update brings one.
  const from = `FROM ${name}:update-test\nLABEL test.next=yes\n`;
  await execa('docker', ['build', '--tag', next, '-'], {
    input: from,
    env: { DOCKER_BUILDKIT: '0' },
  });
}, 20 * minuteMs);
afterAll(async () => {
  await site.run('down', '--volumes', '--timeout', '20');
  await execa('docker', ['rmi', next, `${name}:previous`], { reject: false });
}, 3 * minuteMs);

/** Which image the containers of a service run. */
const isNext = async (service: string) => {
  const ids = (await site.run('ps', '-q', service)).stdout.split('\n').filter(Boolean);
  const label = '{{index .Config.Labels "test.next"}}';
  const labels = await Promise.all(ids.map((id) => site.docker('inspect', '-f', label, id)));
  return labels.map((text) => text === 'yes');
};

test(
  'When the site is updated and rolled back under load, then behind Caddy no call fails',
  async () => {
    const answers = async () => {
      const stop = startLoad(tls.origin, 'localhost');
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      return failedOf(await stop()).length === 0;
    };
    await until(answers);
    const stop = startLoad(tls.origin, 'localhost');
    const stopPlain = startLoad(site.origin);
    await site.script('update', [next]);
    expect(await isNext('gateway-tls')).toEqual([true, true]);
    expect(await isNext('community')).toEqual([true]);
    await site.script('rollback');
    expect(await isNext('gateway-tls')).toEqual([false, false]);
    expect(await isNext('ai')).toEqual([false]);
    const calls = await stop();
    // The plain port's gateway is the last to begin again; then it has to answer every call.
    await until(() =>
      fetch(`${site.origin}/api/prayers`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    const plain = await stopPlain();
    // The plain port has a gap: its gateway ends before the new one starts.
    const gap = failedOf(plain).length;
    console.log(
      `${calls.length} calls behind Caddy; ${gap} of ${plain.length} failed on the plain port`,
    );
    expect(failedOf(calls)).toEqual([]);
    expect(failedOf(plain.slice(-20))).toEqual([]);
  },
  20 * minuteMs,
);

test(
  'When one of two gateways is killed, then no call fails',
  async () => {
    const stop = startLoad(tls.origin, 'localhost');
    const [first] = (await site.run('ps', '-q', 'gateway-tls')).stdout.split('\n');
    await site.docker('kill', first!);
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    const calls = await stop();
    expect(failedOf(calls).filter(({ method }) => method === 'GET')).toEqual([]);
    await site.docker('start', first!);
  },
  5 * minuteMs,
);

test(
  'When a new image does not start, then the update says so, and the old one goes on',
  async () => {
    const broken = `${name}:broken`;
    await execa('docker', ['build', '--tag', broken, '-'], {
      input: `FROM ${name}:update-test\nUSER root\nRUN rm /app/services/auth/src/main.ts\nUSER node\n`,
      env: { DOCKER_BUILDKIT: '0' },
    });
    const stop = startLoad(tls.origin, 'localhost');
    const update = await site.script('update', [broken]).then(
      () => expect.unreachable('the update succeeded'),
      (error: unknown) => error as { all: string },
    );
    expect(update.all).toContain('auth: the new instance does not start');
    expect(failedOf(await stop())).toEqual([]);
    await site.script('rollback');
    expect(await isNext('ai')).toEqual([false]);
    await execa('docker', ['rmi', '-f', broken], { reject: false });
  },
  10 * minuteMs,
);
