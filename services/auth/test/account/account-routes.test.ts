import { getAuthUser, getUser } from '@kbf/contracts';
import { identityHeaders } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';
import { logIn } from '../log-in.ts';
import { addPerson, useAuth } from '../setup.ts';

const auth = useAuth();

const as = (userId: string) => identityHeaders({ role: 'member', userId }, 'auth');
const me = (userId: string) => openBrowser(auth).call(getUser, undefined, as(userId));

test('When nobody is logged in, then there is no current user', async () => {
  const visitor = openBrowser(auth);
  for (const call of [getAuthUser, getUser]) {
    const answer = await visitor.call(call);
    expect(answer.status).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'login_required' });
  }
});

test('When a member who logged in by phone asks, then contact data comes with what is proven', async () => {
  const { id, phone } = await addPerson(auth, { email: 'lydia@marsh.example' });
  const browser = await logIn(auth, phone ?? '');
  const answer = await browser.call(getUser);
  expect(answer.status).toBe(200);
  expect(answer.json()).toEqual({
    id,
    firstName: 'Lydia',
    lastName: 'Marsh',
    fullName: 'Lydia Marsh',
    email: 'lydia@marsh.example',
    role: 'member',
    approved: true,
    profileImageUrl: null,
    phone,
    phoneVerified: true,
    emailVerified: false,
  });
});

test('When a person has not confirmed their address, then access is denied; once confirmed it is not', async () => {
  const { id } = await addPerson(auth, { phone: undefined, email: 'new@inbox.example' });
  const denied = await me(id);
  expect(denied.status).toBe(403);
  expect(denied.json()).toMatchObject({ code: 'email_unverified' });
  const known = await openBrowser(auth).call(getAuthUser, undefined, as(id));
  expect(known.status).toBe(200);
  await auth.prisma.person.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
  expect((await me(id)).status).toBe(200);
});

test('When the identity is of a person who is suspended or gone, then it counts as nobody', async () => {
  const { id } = await addPerson(auth);
  await auth.prisma.person.update({ where: { id }, data: { suspendedAt: new Date() } });
  expect((await me(id)).status).toBe(401);
  expect((await me(crypto.randomUUID())).status).toBe(401);
});
