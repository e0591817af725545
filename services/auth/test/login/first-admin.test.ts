import { redeemLink, sendMagicLink } from '@kbf/contracts';
import { afterEach, expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';
import { logIn } from '../log-in.ts';
import { addPerson, eventsOf, messageTo, messagesTo, openAuth } from '../setup.ts';
import type { Auth } from '../setup.ts';

const adminPhone = '+12025550177';
let auth: Auth;
const open = async () => {
  auth = await openAuth({ ADMIN_PHONE: '(202) 555-0177' });
};
afterEach(() => auth.close());

const ask = (phoneNumber: string) => openBrowser(auth.app).call(sendMagicLink, { phoneNumber });
const firstAdminEntries = () =>
  auth.database.auditEntry.findMany({ where: { action: 'first-admin.made' } });

test('When nobody is there yet and the admin’s number asks, then asking makes nobody and redeeming makes the admin', async () => {
  await open();
  await ask(adminPhone);
  expect(await auth.database.person.count()).toBe(0);
  const { token } = await messageTo(auth, adminPhone);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => openBrowser(auth.app).call(redeemLink, { token })),
  );
  const admin = answers.find(({ statusCode }) => statusCode === 200);
  expect(admin?.json()).toMatchObject({ role: 'admin' });
  const [person, ...others] = await auth.database.person.findMany();
  expect(others).toEqual([]);
  expect(person).toMatchObject({ phone: adminPhone, role: 'admin' });
  expect(person?.phoneVerifiedAt).toBeInstanceOf(Date);
  expect(await firstAdminEntries()).toMatchObject([{ actorId: null, subjectId: person?.id }]);
  expect(await eventsOf(auth, 'person.changed')).toMatchObject([
    { personId: person?.id, role: 'admin', version: 1 },
  ]);
});

test('When a member has claimed the admin’s number, then proving it makes that member the admin, and others hear of it', async () => {
  await open();
  const claim = await addPerson(auth, { phone: adminPhone, phoneVerified: false });
  await logIn(auth, adminPhone);
  const person = await auth.database.person.findUniqueOrThrow({ where: { id: claim.id } });
  expect(person.role).toBe('admin');
  expect((await eventsOf(auth, 'person.changed')).at(-1)).toMatchObject({
    personId: claim.id,
    role: 'admin',
    version: 2,
  });
  expect(await firstAdminEntries()).toHaveLength(1);
});

test('When the admin’s number was proven before, then logging in with it makes no admin', async () => {
  await open();
  const member = await addPerson(auth, { phone: adminPhone });
  await logIn(auth, adminPhone);
  const person = await auth.database.person.findUniqueOrThrow({ where: { id: member.id } });
  expect(person.role).toBe('member');
});

test('When there is an admin, then the number is like any other', async () => {
  await open();
  await addPerson(auth, { role: 'admin' });
  expect((await ask(adminPhone)).statusCode).toBe(200);
  expect(await messagesTo(auth, adminPhone)).toEqual([]);
  const claim = await addPerson(auth, { phone: adminPhone, phoneVerified: false });
  await logIn(auth, adminPhone);
  const person = await auth.database.person.findUniqueOrThrow({ where: { id: claim.id } });
  expect(person.role).toBe('member');
});

test('When an admin appears between text and login, then the text leads nowhere', async () => {
  await open();
  await ask(adminPhone);
  const { token } = await messageTo(auth, adminPhone);
  await addPerson(auth, { role: 'admin' });
  expect((await openBrowser(auth.app).call(redeemLink, { token })).statusCode).toBe(410);
  expect(await auth.database.person.count({ where: { role: 'admin' } })).toBe(1);
});

test('When another number logs in while there is no admin, then it stays a member', async () => {
  await open();
  const member = await addPerson(auth, { phoneVerified: false });
  await logIn(auth, member.phone ?? '');
  expect(await auth.database.person.count({ where: { role: 'admin' } })).toBe(0);
});
