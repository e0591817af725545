/**
 * The common behavior of every process, tested on each as `npm start` runs it. Each service tests its own start and
 * end.
 */
import { join } from 'node:path';
import { type ServiceName, serviceNames } from '@kbf/contracts';
import { type ProcessName, keyEnvironment, processNames } from '@kbf/process-kit';
import { createTestDatabase, queuePrefix, redisUrl, until } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { statefulServices } from '../database/services.ts';
import { checkout, pinnedNode } from '../files/paths.ts';
import { createChild } from '../local/runtime/child.ts';
import { environmentOf } from '../local/stack/environment.ts';
import { type Place, entryOf, findPlaces } from '../local/stack/places.ts';
import { makeSecrets } from '../local/stack/secrets.ts';

const secrets = makeSecrets();
const isStateful = (name: ProcessName) => statefulServices.some((service) => service === name);
const databases: { url: string; drop: () => Promise<void> }[] = [];
const databaseUrls: Partial<Record<ServiceName, string>> = {};
let places: Place[];

beforeAll(async () => {
  places = await findPlaces(serviceNames, {});
  for (const service of statefulServices) {
    const database = await createTestDatabase(service);
    databases.push(database);
    databaseUrls[service] = database.url;
  }
});
afterAll(() => Promise.all(databases.map((database) => database.drop())));

/** The environment that `npm start` gives it. */
function usualEnv(place: Place): Record<string, string> {
  return environmentOf(place, {
    secrets,
    places,
    publicOrigin: 'http://localhost:8080',
    redisUrl: redisUrl(),
    queuePrefix: queuePrefix(),
    databaseUrls,
    extra: { gateway: { SITE_FOLDER: join(checkout, 'gateway/test/built-site') } },
  });
}

function prepare(name: ProcessName, envOf: (place: Place) => Record<string, string>) {
  const place = places.find((one) => one.name === name)!;
  const opsUrl = `http://127.0.0.1:${place.opsPort}`;
  const ends: string[] = [];
  const child = createChild({
    name,
    command: [pinnedNode(), entryOf(name)],
    env: envOf(place),
    opsUrl,
    onLine: () => undefined,
    onUnexpectedEnd: (how) => ends.push(how),
  });
  onTestFinished(() => void child.kill());
  return { child, ends, opsUrl, url: `http://127.0.0.1:${place.port}` };
}

test.each(processNames)(
  'When %s runs, then it is healthy on a port of its own, and SIGTERM ends it in order',
  async (name) => {
    const { child, opsUrl, url } = prepare(name, usualEnv);
    await child.start();

    for (const path of ['/livez', '/readyz']) expect((await fetch(opsUrl + path)).status).toBe(200);
    const metrics = await (await fetch(`${opsUrl}/metrics`)).text();
    expect(metrics).toContain('process_cpu_seconds_total');
    for (const path of ['/livez', '/readyz', '/metrics'])
      expect((await fetch(url + path)).status).not.toBe(200);

    expect(await child.stop()).toBe(0);
    expect(child.lines.join('\n')).not.toMatch(/"level":(50|60)/);
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  },
);

test('When a service has time of grace, then it is not ready first, and still answers until that is over', async () => {
  const { child, opsUrl, url } = prepare('library', (place) => ({
    ...usualEnv(place),
    ENDING_GRACE_MS: '1500',
  }));
  await child.start();

  const ended = child.stop();
  await until(async () => (await fetch(`${opsUrl}/readyz`)).status === 503);
  const answer = await fetch(url);
  expect(answer.status).toBe(404);
  // The client opens another connection next time, to a process that stays.
  expect(answer.headers.get('connection')).toBe('close');
  expect(await ended).toBe(0);
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});

test.each(processNames)(
  'When %s has no settings, then it says all that it lacks at once, and ends with 1',
  async (name) => {
    const { child, ends } = prepare(name, ({ port, opsPort }) => ({
      PORT: String(port),
      OPS_PORT: String(opsPort),
    }));

    await expect(child.start()).rejects.toThrow('ended while starting');

    expect(ends).toEqual(['status 1']);
    // Public keys go to all processes; secret keys only to those that need them.
    const keys = Object.keys(keyEnvironment(secrets, name)).filter((key) => key.endsWith('_KEY'));
    const lacking = [...keys, 'PUBLIC_ORIGIN'];
    if (isStateful(name)) lacking.push('DATABASE_URL', 'REDIS_URL');
    // The operator must decide explicitly whether real messages are sent.
    if (['auth', 'notifications'].includes(name)) lacking.push('DELIVERY');
    for (const setting of lacking) expect(child.lines.join('\n')).toContain(setting);
  },
);

test.each(statefulServices)(
  'When %s has the role of the worker alone, then it is ready and answers no calls',
  async (name) => {
    const { child, url } = prepare(name, (place) => ({ ...usualEnv(place), ROLES: 'worker' }));

    await child.start();

    await expect(fetch(url)).rejects.toThrow('fetch failed');
    expect(await child.stop()).toBe(0);
  },
);
