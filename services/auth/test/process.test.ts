import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { clientAddressHeader, loginCookies, redeemLink, sendMagicLink } from '@kbf/contracts';
import { anonymous, connectRedis, createLogger } from '@kbf/process-kit';
import { freePort, identityHeaders, queuePrefix, redisUrl, serviceEnv, until } from '@kbf/test-kit';
import { expect, onTestFinished, test } from 'vitest';
import { addMember, messageTo, useAuth } from './setup.ts';

// Another test checks for all services that the process starts, is ready and stops. This test covers only auth.

const auth = useAuth();

/** Starts auth as a separate process with full logging, and collects its log. */
async function startProcess() {
  const [port, opsPort] = [await freePort(), await freePort()];
  const env = serviceEnv('auth', auth.databaseUrl, {
    DELIVERY: 'outbox',
    PORT: String(port),
    OPS_PORT: String(opsPort),
    LOG_LEVEL: 'trace',
  });
  const main = join(import.meta.dirname, '../src/main.ts');
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => void (output += text));
  await until(async () => (await fetch(`http://127.0.0.1:${opsPort}/readyz`)).ok);
  return { child, ended, output: () => output, origin: `http://127.0.0.1:${port}` };
}

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

/** The whole database as text, without the columns that hold a person's contact data. */
async function wholeDatabase(): Promise<string> {
  const { rows: tables } = await auth.pool.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
  );
  const parts = [];
  for (const { name } of tables) {
    const { rows } = await auth.pool.query<{ row: string }>(
      `SELECT (to_jsonb(t) - 'phone' - 'email' - 'search_text')::text AS row FROM "${name}" t`,
    );
    parts.push(...rows.map(({ row }) => row));
  }
  return parts.join('\n');
}

/** Everything in the queues of this test file, as text. */
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
  const { phone } = await addMember(auth);
  const { origin, output, child, ended } = await startProcess();
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
  // Requests that arrive while the process stops are still answered.
  const asking = ['1', '2', '3'].map((n) =>
    post(origin, sendMagicLink.path, { phoneNumber: `+1202761010${n}` }),
  );
  await until(async () => (await auth.prisma.loginRequest.count()) > 2);
  child.kill('SIGTERM');
  expect((await Promise.all(asking)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await ended).toEqual([0, null]);

  const database = await wholeDatabase();
  expect(output()).toContain('redeem-link');
  expect(database).toContain('v2.');
  for (const secret of [phone, phone.slice(2), link, token, login, askedCookie]) {
    expect(secret).toMatch(/.{10}/);
    for (const place of [output(), database, queued]) expect(place).not.toContain(secret);
  }
  // Six digits may be part of any number; the code must not stand as a separate value.
  for (const place of [output(), database, queued])
    expect(place).not.toMatch(new RegExp(`(?<![\\w.:-])${code}(?![\\w.:-])`));
});
