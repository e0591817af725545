import { calls } from '@kbf/contracts';
import { createIdentitySigner, generateKeys } from '@kbf/process-kit';
import { identityHeaders, serviceHeaders } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { addPerson, newPhone, useAuth } from './setup.ts';

const auth = useAuth();

const pathOf = (path: string) => path.replace(':id', crypto.randomUUID()).replace(':what', 'phone');

const contacts = (headers: Record<string, string>) =>
  auth.call('GET', '/internal/admin-contacts', { headers });

test('When notifications asks for the admins, then it gets proven contact data of active admins only', async () => {
  const [proven, claimed, suspended] = [newPhone(), newPhone(), newPhone()];
  await addPerson(auth, { role: 'admin', phone: proven, email: 'claimed@admin.example' });
  await addPerson(auth, {
    role: 'admin',
    phone: claimed,
    phoneVerified: false,
    email: 'proven@admin.example',
    emailVerified: true,
  });
  const { id } = await addPerson(auth, { role: 'admin', phone: suspended });
  await auth.prisma.person.update({ where: { id }, data: { suspendedAt: new Date() } });
  await addPerson(auth);
  const answer = await contacts(serviceHeaders('notifications', 'auth'));
  expect(answer.status).toBe(200);
  expect(answer.json()).toEqual({
    admins: [
      { phone: proven, email: null },
      { phone: null, email: 'proven@admin.example' },
    ],
  });
});

test('When an internal call comes without the word of a service that may, then it is refused', async () => {
  const refused = [
    {},
    serviceHeaders('ai', 'auth'),
    serviceHeaders('community', 'auth'),
    serviceHeaders('notifications', 'ai'),
    identityHeaders({ role: 'admin', userId: crypto.randomUUID() }, 'auth'),
    { 'x-service': 'gateway' },
  ];
  for (const headers of refused) {
    expect((await contacts(headers)).status).toBe(403);
    const identity = await auth.call('POST', '/internal/identity', {
      headers,
      body: { cookie: 'x' },
    });
    expect(identity.status).toBe(403);
  }
});

test('When the cookie of an internal call is none, then it is refused as invalid', async () => {
  const headers = serviceHeaders('gateway', 'auth');
  for (const payload of [{}, { cookie: '' }, { cookie: 'x'.repeat(201) }, { cookie: 1 }]) {
    const answer = await auth.call('POST', '/internal/identity', { headers, body: payload });
    expect(answer.status).toBe(400);
  }
});

test('When a public call comes without an identity that the gateway signed for it, then it is refused', async () => {
  const admin = { role: 'admin', userId: crypto.randomUUID() } as const;
  const nobody = { 'x-identity': '' };
  const forgeries: Record<string, string>[] = [
    nobody,
    { 'x-identity': createIdentitySigner(generateKeys().privateKey)(admin, 'auth') },
    identityHeaders(admin, 'community'),
    { ...nobody, ...serviceHeaders('gateway', 'auth') },
    { 'x-identity': `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.` },
  ];
  const own = calls.filter(({ service }) => service === 'auth');
  expect(own).toHaveLength(32);
  for (const { method, path } of own)
    for (const headers of forgeries) {
      const url = pathOf(path);
      const answer = await auth.call(method, url, { headers });
      expect(answer.json()).toMatchObject({ code: 'identity_required' });
      expect(answer.status).toBe(401);
    }
});

test('When a visitor makes a call for members, then it asks for a login', async () => {
  for (const { method, path, audience } of calls.filter(({ service }) => service === 'auth')) {
    if (audience !== 'member') continue;
    const url = pathOf(path);
    const headers = identityHeaders({ role: 'visitor', visitorId: 'v' }, 'auth');
    const answer = await auth.call(method, url, { headers });
    expect(answer.json()).toMatchObject({ code: 'login_required' });
  }
});
