import {
  getAuthUser,
  giveAccount,
  hrefOf,
  undoContactChange,
  undoRoleChange,
  updateMember,
} from '@kbf/contracts';
import type { AnswerOf } from '@kbf/contracts';
import { recorded } from '@kbf/events/testing';
import { beforeEach, expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';
import type { Browser } from '../browser.ts';
import { enterPhone } from '../enter-contact.ts';
import { memberIn } from '../log-in.ts';
import { addMember, addPerson, eventsOf, forgetAll, newPhone, useAuth } from '../setup.ts';
import { undoTokenOf } from '../told-of-changes.ts';

const auth = useAuth();

type Person = Awaited<ReturnType<typeof memberIn>>;
let ada: Person;
let ben: Person;
let cleo: Person;
beforeEach(async () => {
  await forgetAll(auth);
  const admin = (firstName: string) => memberIn(auth, { role: 'admin', firstName });
  [ada, ben, cleo] = [await admin('Ada'), await admin('Ben'), await admin('Cleo')];
});

const patch = (by: Browser, id: string, body: object) =>
  by.call({ method: 'PATCH', path: hrefOf(updateMember, { id }) }, body);
const toldOf = async (id: string) =>
  (await recorded(auth.deps.database.sql, 'role.changed')).filter((one) => one.personId === id);
/** The token that an admin was sent about the last change of a person. */
async function tokenFor(holder: Person, id: string): Promise<string> {
  const sent = (await toldOf(id)).at(-1)!.admins.find(({ phone }) => phone === holder.phone);
  return /#role=(\w{20})$/.exec(sent?.undoLink ?? '')?.[1] ?? 'none';
}
const undo = (token: string, look?: true) =>
  openBrowser(auth).call<AnswerOf<typeof undoRoleChange>>(undoRoleChange, {
    token,
    ...(look && { look }),
  });
const find = (id: string) => auth.prisma.person.findUniqueOrThrow({ where: { id } });

test('When an admin changes roles or suspends, then the person and all admins are told, sealed', async () => {
  const member = await addMember(auth, { email: 'claimed@role.example' });
  await patch(ada.browser, member.id, { role: 'admin' });
  await patch(ada.browser, member.id, { suspended: true, role: 'member' });
  await patch(ada.browser, member.id, { suspended: false });
  const told = await toldOf(member.id);
  expect(told.map(({ change }) => change)).toEqual([
    'made-admin',
    'made-member',
    'suspended',
    'restored',
  ]);
  for (const { person, admins } of told) {
    expect(person).toEqual({ phone: member.phone, email: null, fullName: 'Lydia Marsh' });
    expect(admins.map(({ phone }) => phone)).toEqual([ada.phone, ben.phone, cleo.phone]);
  }
  const outbox = JSON.stringify(await eventsOf(auth, 'role.changed'));
  for (const secret of [member.phone, 'Lydia', ada.phone, '#role='])
    expect(outbox).not.toContain(secret);
});

test('When nothing but the name or approval changes, then nobody is told', async () => {
  const member = await addMember(auth, { isUnapproved: true });
  await patch(ada.browser, member.id, { approved: true });
  await patch(ada.browser, member.id, { role: 'member', suspended: false });
  expect(await toldOf(member.id)).toEqual([]);
});

test('When another admin opens the link, then it says what was done, and then undoes it, which is told', async () => {
  await patch(ada.browser, ben.id, { suspended: true });
  expect((await ben.browser.call(getAuthUser)).status).toBe(401);
  const token = await tokenFor(cleo, ben.id);
  const looked = await undo(token, true);
  expect(looked.json()).toEqual({
    fullName: 'Ben Marsh',
    actorName: 'Ada Marsh',
    change: 'suspended',
  });
  expect((await find(ben.id)).suspendedAt).not.toBeNull();
  expect((await undo(token)).status).toBe(200);
  expect(await find(ben.id)).toMatchObject({ suspendedAt: null, role: 'admin' });
  expect((await undo(token)).status).toBe(410);
  // The thief's login is told by the owner's own phone too, and its link goes with the others.
  expect((await undo(await tokenFor(ada, ben.id), true)).status).toBe(200);
  expect((await toldOf(ben.id)).map(({ change }) => change)).toEqual(['suspended', 'restored']);
  const where = { subjectId: ben.id, action: 'person.changed', actorId: cleo.id };
  expect(await auth.prisma.auditEntry.count({ where })).toBe(1);
});

test('When the person themselves, or somebody who is no admin any more, has a link, then it does nothing', async () => {
  await patch(ada.browser, ben.id, { role: 'member' });
  const bens = await toldOf(ben.id);
  expect(bens[0]!.person).not.toHaveProperty('undoLink');
  expect(bens[0]!.admins.map(({ phone }) => phone)).not.toContain(ben.phone);
  const cleos = await tokenFor(cleo, ben.id);
  await patch(ada.browser, cleo.id, { suspended: true });
  expect((await undo(cleos)).status).toBe(410);
  expect((await find(ben.id)).role).toBe('member');
  // The owner of the login that did it can still undo both.
  for (const { id } of [ben, cleo]) expect((await undo(await tokenFor(ada, id))).status).toBe(200);
  expect(await find(ben.id)).toMatchObject({ role: 'admin' });
  expect(await find(cleo.id)).toMatchObject({ suspendedAt: null });
});

test('When a link is made up or older than seven days, then it does nothing', async () => {
  await patch(ada.browser, ben.id, { role: 'member' });
  expect((await undo('A'.repeat(20), true)).status).toBe(410);
  const token = await tokenFor(cleo, ben.id);
  await auth.pool.query(`UPDATE role_undo SET created_at = created_at - interval '7 days'`);
  expect((await undo(token, true)).status).toBe(410);
  expect((await undo(token)).status).toBe(410);
});

test('When the only other admin cannot log in, then the last one who can stays an admin', async () => {
  for (const { id } of [ben, cleo]) await patch(ada.browser, id, { role: 'member' });
  await addPerson(auth, { role: 'admin', phoneVerified: false });
  expect((await patch(ada.browser, ada.id, { role: 'member' })).status).toBe(409);
  expect((await undo(await tokenFor(ada, ben.id))).status).toBe(200);
  expect((await patch(ada.browser, ada.id, { role: 'member' })).status).toBe(200);
});

test('When the owner has undone what a thief changed, then links the thief may have read do nothing', async () => {
  await patch(ada.browser, ben.id, { role: 'member' });
  const token = await tokenFor(cleo, ben.id);
  await enterPhone(auth, cleo.browser, newPhone());
  const own = await undoTokenOf(auth, cleo.id, cleo.phone);
  expect((await openBrowser(auth).call(undoContactChange, { token: own })).status).toBe(200);
  expect((await undo(token)).status).toBe(410);
  expect((await find(ben.id)).role).toBe('member');
});

test('When an admin is frozen, then they get no link, and a given account has none left', async () => {
  await patch(ada.browser, ben.id, { role: 'member' });
  const token = await tokenFor(cleo, ben.id);
  const { id: personId, phone, phoneVerifiedAt } = cleo;
  await auth.prisma.person.update({ where: { id: personId }, data: { frozenAt: new Date() } });
  await patch(ada.browser, ben.id, { suspended: true });
  expect(await tokenFor(cleo, ben.id)).toBe('none');
  const endsAt = new Date(Date.now() + 86_400_000);
  const state = { personId, phone, phoneVerifiedAt, since: new Date(), endsAt };
  await auth.prisma.undoState.create({ data: state });
  const given = { method: 'POST', path: hrefOf(giveAccount, { id: personId }) } as const;
  expect((await ada.browser.call(given, { contact: 'phone' })).status).toBe(200);
  expect((await undo(token)).status).toBe(410);
});

test('When an admin changes a contact of theirs, then links that went to the old one do nothing', async () => {
  await patch(ada.browser, ben.id, { suspended: true });
  const token = await tokenFor(cleo, ben.id);
  await enterPhone(auth, cleo.browser, newPhone());
  expect((await undo(token, true)).status).toBe(410);
  expect((await undo(token)).status).toBe(410);
  expect((await find(ben.id)).suspendedAt).not.toBeNull();
});

test('When an admin was suspended or removed in between, then their earlier links do nothing', async () => {
  for (const [out, back] of [
    [{ suspended: true }, { suspended: false }],
    [{ role: 'member' }, { role: 'admin' }],
  ] as const) {
    await patch(ada.browser, ben.id, { suspended: true });
    const token = await tokenFor(cleo, ben.id);
    for (const change of [out, back]) await patch(ada.browser, cleo.id, change);
    expect((await undo(token)).status).toBe(410);
    expect((await find(ben.id)).suspendedAt).not.toBeNull();
    await patch(ada.browser, ben.id, { suspended: false });
  }
});

test('When the same thing was decided again, then a link of the earlier decision does nothing', async () => {
  await patch(ada.browser, ben.id, { suspended: true });
  const [early, role] = [await tokenFor(cleo, ben.id), { role: 'member' }];
  await patch(ada.browser, ben.id, role);
  expect((await undo(early, true)).status).toBe(200);
  for (const suspended of [false, true]) await patch(ada.browser, ben.id, { suspended });
  expect((await undo(early)).status).toBe(410);
  expect((await find(ben.id)).suspendedAt).not.toBeNull();
  expect((await undo(await tokenFor(cleo, ben.id))).status).toBe(200);
});
