import { calls } from '@kbf/contracts';
import { createIdentitySigner, generateKeys } from '@kbf/process-kit';
import { identityHeaders, serviceHeaders } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, newPhone, openAuth } from './setup.ts';
import type { Auth } from './setup.ts';

let auth: Auth;
beforeAll(async () => {
  auth = await openAuth();
});
afterAll(() => auth.close());

const contacts = (headers: Record<string, string>) =>
  auth.app.inject({ url: '/internal/admin-contacts', headers });

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
  await auth.database.person.update({ where: { id }, data: { suspendedAt: new Date() } });
  await addPerson(auth);
  const answer = await contacts(serviceHeaders('notifications', 'auth'));
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    admins: [
      { phone: proven, email: null },
      { phone: null, email: 'proven@admin.example' },
    ],
  });
});

test('When an internal call comes without a service’s word, from one that may not, or with an admin’s identity, then it is refused', async () => {
  const refused = [
    {},
    serviceHeaders('ai', 'auth'),
    serviceHeaders('community', 'auth'),
    serviceHeaders('notifications', 'ai'),
    identityHeaders({ role: 'admin', userId: crypto.randomUUID() }, 'auth'),
    { 'x-service': 'gateway' },
  ];
  for (const headers of refused) {
    expect((await contacts(headers)).statusCode).toBe(403);
    const identity = {
      method: 'POST',
      url: '/internal/identity',
      payload: { cookie: 'x' },
    } as const;
    expect((await auth.app.inject({ ...identity, headers })).statusCode).toBe(403);
  }
});

test('When the cookie of an internal call is none, then it is refused as invalid', async () => {
  const headers = serviceHeaders('gateway', 'auth');
  for (const payload of [{}, { cookie: '' }, { cookie: 'x'.repeat(201) }, { cookie: 1 }]) {
    const answer = await auth.app.inject({
      method: 'POST',
      url: '/internal/identity',
      headers,
      payload,
    });
    expect(answer.statusCode).toBe(400);
  }
});

test('When a public call comes straight to the service, or with an identity that the gateway did not sign for it, then every one is refused', async () => {
  const admin = { role: 'admin', userId: crypto.randomUUID() } as const;
  const forgeries: Record<string, string>[] = [
    {},
    { 'x-identity': createIdentitySigner(generateKeys().privateKey)(admin, 'auth') },
    identityHeaders(admin, 'community'),
    serviceHeaders('gateway', 'auth'),
    { 'x-identity': `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.` },
  ];
  const own = calls.filter(({ service }) => service === 'auth');
  expect(own).toHaveLength(19);
  for (const { method, path } of own)
    for (const headers of forgeries) {
      const url = path.replace(':id', crypto.randomUUID());
      const answer = await auth.app.inject({ method, url, headers });
      expect(answer.json()).toMatchObject({ code: 'identity_required' });
      expect(answer.statusCode).toBe(401);
    }
});

test('When a visitor makes a call for members, then it asks for a login', async () => {
  for (const { method, path, audience } of calls.filter(({ service }) => service === 'auth')) {
    if (audience !== 'member') continue;
    const url = path.replace(':id', crypto.randomUUID());
    const headers = identityHeaders({ role: 'visitor', visitorId: 'v' }, 'auth');
    const answer = await auth.app.inject({ method, url, headers });
    expect(answer.json()).toMatchObject({ code: 'login_required' });
  }
});
