import { clientAddressHeader, loginCookies, redeemLink, sendMagicLink } from '@kbf/contracts';
import { anonymous, connectRedis, createLogger } from '@kbf/process-kit';
import { identityHeaders, queuePrefix, redisUrl, until } from '@kbf/test-kit';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { seed } from '../../src/seed.ts';
import { addPerson, messageTo, openAuth } from '../setup.ts';
import type { Auth } from '../setup.ts';
import { startProcess } from './start-process.ts';
import type { AuthProcess } from './start-process.ts';

// A process starts in a second, on a busy machine in many.
vi.setConfig({ testTimeout: 60_000 });

let auth: Auth;
let running: AuthProcess | undefined;
beforeAll(async () => {
  auth = await openAuth();
});
afterEach(() => running?.kill());
afterAll(() => auth.close());

const start = async (overrides: Record<string, string> = {}) =>
  (running = await startProcess(auth.url, overrides));

const post = (origin: string, path: string, body: unknown, cookie = '') =>
  fetch(origin + path, {
    method: 'POST',
    headers: {
      ...identityHeaders(anonymous, 'auth'),
      [clientAddressHeader]: '203.0.113.44',
      'content-type': 'application/json',
      cookie,
    },
    body: JSON.stringify(body),
  });

/** All that the database holds, as text, but for the columns that hold a person's contact data. */
async function wholeDatabase(): Promise<string> {
  const { rows: tables } = await auth.pool.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
  );
  const parts = [];
  for (const { name } of tables) {
    const { rows } = await auth.pool.query<{ row: string }>(
      `SELECT (to_jsonb(t) - 'phone' - 'email')::text AS row FROM "${name}" t`,
    );
    parts.push(...rows.map(({ row }) => row));
  }
  return parts.join('\n');
}

/** All that is in the queues of this test file, as text. */
async function wholeQueues(): Promise<string> {
  const redis = connectRedis(redisUrl(), 'worker', createLogger('test', 'silent'));
  try {
    const keys = await redis.keys(`${queuePrefix()}:*`);
    const hashes = keys.filter((key) => /:[\w-]{36}-\w+$/.test(key));
    const jobs = await Promise.all(hashes.map((key) => redis.hgetall(key)));
    return JSON.stringify(jobs);
  } finally {
    redis.disconnect();
  }
}

test('When somebody logs in, then number, link, code and cookie are in no log line, no row and no queue', async () => {
  const phone = (await addPerson(auth)).phone ?? '';
  const { origin, ready, output, child, ended } = await start();
  await ready();
  const asked = await post(origin, sendMagicLink.path, { phoneNumber: phone });
  expect(asked.status).toBe(200);
  const { token, code, link } = await messageTo(auth, phone);
  const askedCookie = /kbf_asked=(\w+)/.exec(asked.headers.getSetCookie().join())?.[1] ?? '';
  const wrong = await post(origin, '/api/auth/redeem-code', { phoneNumber: phone, code: '12' });
  expect(wrong.status).toBe(410);
  const queued = await until(async () => {
    const jobs = await wholeQueues();
    return jobs.includes('v2.') ? jobs : undefined;
  });
  const redeemed = await post(
    origin,
    redeemLink.path,
    { token },
    `${loginCookies.asked}=${askedCookie}`,
  );
  expect(redeemed.status).toBe(200);
  const login = /kbf_login=(\w+)/.exec(redeemed.headers.getSetCookie().join())?.[1] ?? '';
  await post(origin, redeemLink.path, { token });
  child.kill('SIGTERM');
  await ended;

  const database = await wholeDatabase();
  expect(output()).toContain('redeem-link');
  expect(database).toContain('v2.');
  for (const secret of [phone, phone.slice(2), link, token, login, askedCookie]) {
    expect(secret).toMatch(/.{10}/);
    for (const place of [output(), database, queued]) expect(place).not.toContain(secret);
  }
  // Six digits alone may stand in any number; as a value of its own the code may not.
  for (const place of [output(), database, queued])
    expect(place).not.toMatch(new RegExp(`(?<![\\w.:-])${code}(?![\\w.:-])`));
});

test('When the process ends while links are asked for, then those answers are still given', async () => {
  const { origin, ready, child, ended } = await start();
  await ready();
  const asking = ['1', '2', '3'].map((n) =>
    post(origin, sendMagicLink.path, { phoneNumber: `+1202761010${n}` }),
  );
  await until(async () => (await auth.database.loginRequest.count()) > 1);
  child.kill('SIGTERM');
  const answers = await Promise.all(asking);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await ended).toEqual({ status: 0, signal: null });
});

test('When messages go out live, then the process starts without demo people and refuses to with them', async () => {
  const live = await start({ DELIVERY: 'live' });
  expect(await live.ready()).toBe(true);
  await live.kill();
  await seed(auth.url);
  const refused = await start({ DELIVERY: 'live' });
  expect((await refused.ended).status).toBe(1);
  expect(refused.output()).toContain('this database has demo people');
  const local = await start({ DELIVERY: 'outbox' });
  expect(await local.ready()).toBe(true);
});
