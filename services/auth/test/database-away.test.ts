import { calls } from '@kbf/contracts';
import { testEventKeys } from '@kbf/events/testing';
import { createLogger, createMetrics, createPool } from '@kbf/process-kit';
import { identityHeaders, serviceHeaders } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../src/app.ts';
import { readAuthConfig } from '../src/config.ts';
import { openDatabase } from '../src/database.ts';
import { authEnv } from './setup.ts';

const logger = createLogger('test', 'silent');
/** Nobody listens there. */
const pool = createPool('postgresql://nobody:x@127.0.0.1:1/none', 2, logger);
const database = openDatabase(pool);
const metrics = createMetrics('test');
const app = buildApp({
  config: readAuthConfig(authEnv()),
  database,
  pool,
  logger,
  metrics,
  eventKeys: testEventKeys('auth'),
  nudgeRelay: () => {},
});
beforeAll(() => app.ready());
afterAll(async () => {
  await app.close();
  await database.$disconnect();
  await pool.end();
});

const bodies: Record<string, object> = {
  sendMagicLink: { phoneNumber: '+12025550142' },
  sendEmailLink: { email: 'a@b.example' },
  resendVerification: { email: 'a@b.example' },
  redeemLink: { token: 'A1b2C3d4E5f6G7h8I9j0' },
  verifyEmail: { token: 'A1b2C3d4E5f6G7h8I9j0' },
  redeemCode: { phoneNumber: '+12025550142', code: '123456' },
  updateMe: { firstName: 'Ada' },
  updateMember: { suspended: true },
};

test('When Postgres is away, then every call says that it is not possible right now, and nothing of why', async () => {
  const identity = {
    userId: crypto.randomUUID(),
    loginId: crypto.randomUUID(),
    role: 'admin',
  } as const;
  for (const { id, method, path } of calls.filter(({ service }) => service === 'auth')) {
    const answer = await app.inject({
      method,
      url: path.replace(':id', crypto.randomUUID()),
      headers: {
        ...identityHeaders(identity, 'auth'),
        cookie: `kbf_asked=${'a'.repeat(32)}; kbf_login=${'b'.repeat(32)}`,
      },
      ...(bodies[id] ? { payload: bodies[id] } : {}),
    });
    expect([id, answer.statusCode]).toEqual([id, 503]);
    expect(answer.json()).toMatchObject({ code: 'unavailable' });
    expect(answer.body).not.toMatch(/127\.0\.0\.1|prisma|ECONN/i);
  }
});

test('When Postgres is away, then other services are not told that a login is nobody’s', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/internal/identity',
    headers: serviceHeaders('gateway', 'auth'),
    payload: { cookie: 'b'.repeat(32) },
  });
  expect(answer.statusCode).toBe(503);
});
