import { calls } from '@kbf/contracts';
import { openInTest, serviceHeaders } from '@kbf/test-kit';
import type { RunningService } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Deps } from '../src/deps.ts';
import { auth } from '../src/service.ts';

let away: RunningService<Deps>;
beforeAll(async () => {
  // No server listens on this port.
  const url = 'postgresql://nobody:x@127.0.0.1:1/none';
  away = await openInTest(auth, url, { env: { DELIVERY: 'outbox' } });
});
afterAll(() => away.stop());

const signedData = Buffer.from('{"challenge":"a"}').toString('base64url');
const bodies: Record<string, object> = {
  sendMagicLink: { phoneNumber: '+12025550142' },
  sendEmailLink: { email: 'a@b.example' },
  resendVerification: { email: 'a@b.example' },
  inspectLink: { token: 'A1b2C3d4E5f6G7h8I9j0' },
  redeemLink: { token: 'A1b2C3d4E5f6G7h8I9j0' },
  undoContactChange: { token: 'A1b2C3d4E5f6G7h8I9j0' },
  verifyEmail: { token: 'A1b2C3d4E5f6G7h8I9j0' },
  redeemCode: { phoneNumber: '+12025550142', code: '123456' },
  registerPasskey: { id: 'a', response: { clientDataJSON: signedData, attestationObject: 'a' } },
  loginByPasskey: {
    id: 'a',
    response: { clientDataJSON: signedData, authenticatorData: 'a', signature: 'a' },
  },
  updateMe: { firstName: 'Ada' },
  updateMember: { suspended: true },
  giveAccount: { contact: 'phone' },
  sendMemberLink: { channel: 'sms' },
};

test('When Postgres is away, then every call says that it is not possible right now, and nothing of why', async () => {
  const as = { userId: crypto.randomUUID(), loginId: crypto.randomUUID(), role: 'admin' } as const;
  const cookie = `kbf_asked=${'a'.repeat(32)}; kbf_login=${'b'.repeat(32)}`;
  for (const { id, method, path } of calls.filter(({ service }) => service === 'auth')) {
    const answer = await away.call(
      method,
      path.replace(':id', crypto.randomUUID()).replace(':what', 'email'),
      {
        as,
        headers: { cookie },
        ...(bodies[id] ? { body: bodies[id] } : {}),
      },
    );
    expect([id, answer.status]).toEqual([id, 503]);
    expect(answer.json()).toMatchObject({ code: 'unavailable' });
    expect(answer.text).not.toMatch(/127\.0\.0\.1|prisma|ECONN/i);
  }
});

test('When Postgres is away, then other services are not told that a login is nobody’s', async () => {
  const answer = await away.call('POST', '/internal/identity', {
    headers: serviceHeaders('gateway', 'auth'),
    body: { cookie: 'b'.repeat(32) },
  });
  expect(answer.status).toBe(503);
});
