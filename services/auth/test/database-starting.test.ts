import { calls } from '@kbf/contracts';
import { openInTest, startingUp, startPostgresStandIn } from '@kbf/test-kit';
import type { PostgresStandIn, RunningService } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Deps } from '../src/deps.ts';
import { auth } from '../src/service.ts';

let postgres: PostgresStandIn;
let starting: RunningService<Deps>;
beforeAll(async () => {
  postgres = await startPostgresStandIn((socket) => void socket.end(startingUp));
  starting = await openInTest(auth, postgres.url, { env: { DELIVERY: 'outbox' } });
});
afterAll(async () => {
  await starting.stop();
  postgres.close();
});

test('When Postgres is still starting, then reading is refused for now, and it says when to try again', async () => {
  const as = { userId: crypto.randomUUID(), loginId: crypto.randomUUID(), role: 'admin' } as const;
  const reads = calls.filter(({ service, method }) => service === 'auth' && method === 'GET');
  expect(reads.length).toBeGreaterThan(3);
  for (const { id, path } of reads) {
    const answer = await starting.call('GET', path.replace(':id', crypto.randomUUID()), {
      as,
      headers: { cookie: `kbf_login=${'b'.repeat(32)}` },
    });
    expect([id, answer.status]).toEqual([id, 503]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
});

test('When Postgres is still starting, then a login is not begun, and it is said when to try again', async () => {
  const answer = await starting.call('POST', '/api/auth/send-magic-link', {
    body: { phoneNumber: '+12025550142' },
  });
  expect(answer.status).toBe(503);
});
