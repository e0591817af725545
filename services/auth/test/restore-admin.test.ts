import { hrefOf, updateMember } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { restoreAdmin } from '../src/restore-admin.ts';
import { logIn, memberIn } from './log-in.ts';
import { addMember, eventsOf, newPhone, useAuth } from './setup.ts';

const auth = useAuth();
const find = (id: string) => auth.prisma.person.findUniqueOrThrow({ where: { id } });

test('When an admin has locked out the other, then the operator brings that one back, and it is logged', async () => {
  const ada = await memberIn(auth, { role: 'admin' });
  const ben = await memberIn(auth, {
    role: 'admin',
    email: 'ben@restore.example',
    emailVerified: true,
  });
  const path = hrefOf(updateMember, { id: ben.id });
  await ada.browser.call({ method: 'PATCH', path }, { suspended: true, role: 'member' });
  expect(await restoreAdmin(auth.databaseUrl, ` ${ben.phone}`)).toBe('Lydia Marsh');
  expect(await find(ben.id)).toMatchObject({ role: 'admin', suspendedAt: null });
  await logIn(auth, ben.phone);
  const told = (await eventsOf(auth, 'person.changed')).filter((one) => one['personId'] === ben.id);
  expect(told.at(-1)).toMatchObject({ role: 'admin', suspended: false });
  const where = { subjectId: ben.id, actorId: null, action: 'person.changed' };
  expect(await auth.prisma.auditEntry.findMany({ where })).toMatchObject([
    { details: { role: 'admin', suspended: false } },
  ]);
  await ada.browser.call({ method: 'PATCH', path }, { suspended: true });
  await restoreAdmin(auth.databaseUrl, 'BEN@restore.example');
  expect(await find(ben.id)).toMatchObject({ suspendedAt: null });
});

test('When a number is unknown or only claimed, then nobody becomes an admin', async () => {
  const claimed = await addMember(auth, { phoneVerified: false });
  for (const contact of ['+12025550999', 'nobody@restore.example', '', claimed.phone])
    await expect(restoreAdmin(auth.databaseUrl, contact)).rejects.toThrow('No one has confirmed');
  expect(await find(claimed.id)).toMatchObject({ role: 'member' });
});

test('When the admin’s account is frozen, then it goes to the contact from before that is named', async () => {
  const email = 'cut@restore.example';
  const { id, phone, phoneVerifiedAt } = await addMember(auth, { email, emailVerified: true });
  const thiefs = newPhone();
  const data = { phone: thiefs, frozenAt: new Date() };
  const { emailVerifiedAt } = await auth.prisma.person.update({ where: { id }, data });
  const contacts = { phone, phoneVerifiedAt, email, emailVerifiedAt };
  const state = { personId: id, since: new Date(), endsAt: new Date(Date.now() + 86_400_000) };
  await auth.prisma.undoState.create({ data: { ...contacts, ...state } });
  await expect(restoreAdmin(auth.databaseUrl, thiefs)).rejects.toThrow('No one has confirmed');
  expect(await find(id)).toMatchObject({ role: 'member', frozenAt: expect.any(Date) });
  expect(await restoreAdmin(auth.databaseUrl, phone)).toBe('Lydia Marsh');
  expect(await find(id)).toMatchObject({ role: 'admin', frozenAt: null, phone, email: null });
  await logIn(auth, phone);
  const where = { subjectId: id, action: 'account.given' };
  expect(await auth.prisma.auditEntry.findMany({ where })).toMatchObject([{ actorId: null }]);
});
