import { redeemLink, sendMagicLink } from '@kbf/contracts';
import { beforeEach, expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';
import { logIn } from '../log-in.ts';
import { addPerson, eventsOf, forgetAll, messageTo, messagesTo, useAuth } from '../setup.ts';

const adminPhone = '+12025550177';
const auth = useAuth({ env: { ADMIN_PHONE: '(202) 555-0177' } });
beforeEach(() => forgetAll(auth));

const ask = (phoneNumber: string) => openBrowser(auth).call(sendMagicLink, { phoneNumber });
const firstAdminEntries = () =>
  auth.prisma.auditEntry.findMany({ where: { action: 'first-admin.made' } });

test('When nobody is there yet, then the admin’s number makes nobody by asking, an admin by redeeming', async () => {
  await ask(adminPhone);
  expect(await auth.prisma.person.count()).toBe(0);
  const { token } = await messageTo(auth, adminPhone);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => openBrowser(auth).call(redeemLink, { token })),
  );
  const admin = answers.find(({ status }) => status === 200);
  expect(admin?.json()).toMatchObject({ role: 'admin' });
  const [person, ...others] = await auth.prisma.person.findMany();
  expect(others).toEqual([]);
  expect(person).toMatchObject({ phone: adminPhone, role: 'admin' });
  expect(person?.phoneVerifiedAt).toBeInstanceOf(Date);
  expect(await firstAdminEntries()).toMatchObject([{ actorId: null, subjectId: person?.id }]);
  expect(await eventsOf(auth, 'person.changed')).toMatchObject([
    { personId: person?.id, role: 'admin', version: 1 },
  ]);
});

test('When a member has claimed the admin’s number, then proving it makes them the admin, announced', async () => {
  const claim = await addPerson(auth, { phone: adminPhone, phoneVerified: false });
  await logIn(auth, adminPhone);
  const person = await auth.prisma.person.findUniqueOrThrow({ where: { id: claim.id } });
  expect(person.role).toBe('admin');
  expect((await eventsOf(auth, 'person.changed')).at(-1)).toMatchObject({
    personId: claim.id,
    role: 'admin',
    version: 2,
  });
  expect(await firstAdminEntries()).toHaveLength(1);
});

test('When the admin’s number was proven before, then logging in with it makes no admin', async () => {
  const member = await addPerson(auth, { phone: adminPhone });
  await logIn(auth, adminPhone);
  const person = await auth.prisma.person.findUniqueOrThrow({ where: { id: member.id } });
  expect(person.role).toBe('member');
});

test('When there is an admin, then the number is like any other', async () => {
  await addPerson(auth, { role: 'admin' });
  expect((await ask(adminPhone)).status).toBe(200);
  expect(await messagesTo(auth, adminPhone)).toEqual([]);
  const claim = await addPerson(auth, { phone: adminPhone, phoneVerified: false });
  await logIn(auth, adminPhone);
  const person = await auth.prisma.person.findUniqueOrThrow({ where: { id: claim.id } });
  expect(person.role).toBe('member');
});

test('When an admin appears between text and login, then the text leads nowhere', async () => {
  await ask(adminPhone);
  const { token } = await messageTo(auth, adminPhone);
  await addPerson(auth, { role: 'admin' });
  expect((await openBrowser(auth).call(redeemLink, { token })).status).toBe(410);
  expect(await auth.prisma.person.count({ where: { role: 'admin' } })).toBe(1);
});

test('When another number logs in while there is no admin, then it stays a member', async () => {
  const member = await addPerson(auth, { phoneVerified: false });
  await logIn(auth, member.phone ?? '');
  expect(await auth.prisma.person.count({ where: { role: 'admin' } })).toBe(0);
});

test('When the admin’s number was set to another between text and login, then the text makes no admin', async () => {
  await ask(adminPhone);
  const { token } = await messageTo(auth, adminPhone);
  const other = await auth.configured({ ADMIN_PHONE: '(202) 555-0178' });
  expect((await openBrowser(other).call(redeemLink, { token })).status).toBe(410);
  expect(await auth.prisma.person.count()).toBe(0);
});
