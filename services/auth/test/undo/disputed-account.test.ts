import {
  fillPath,
  getUser,
  giveAccount,
  inspectLink,
  listMembers,
  redeemLink,
  sendEmailLink,
  sendMemberLink,
  undoContactChange,
  updateMember,
} from '@kbf/contracts';
import type { AnswerOf, ContactKind, MemberRecord } from '@kbf/contracts';
import { beforeAll, expect, test } from 'vitest';
import { removeOld } from '../../src/upkeep/build-upkeep.ts';
import { identityOf, openBrowser } from '../browser.ts';
import { enterEmail, enterPhone } from '../enter-contact.ts';
import { adminIn, askForText, logIn, logInByMail, memberIn } from '../log-in.ts';
import { addPasskey, logInWith } from '../passkeys/add-passkey.ts';
import { addPerson, eventsOf, messagesTo, newPhone, useAuth } from '../setup.ts';
import { toldTo, undoTokenOf } from '../told-of-changes.ts';

const auth = useAuth();

const undo = (token: string) =>
  openBrowser(auth).call<AnswerOf<typeof undoContactChange>>(undoContactChange, { token });
const undoBy = async (id: string, contact: string) =>
  (await undo(await undoTokenOf(auth, id, contact))).json().outcome;
const reload = (id: string) => auth.prisma.person.findUniqueOrThrow({ where: { id } });
let as: Awaited<ReturnType<typeof adminIn>>;
beforeAll(async () => {
  as = await adminIn(auth);
});
const give = (id: string, contact: ContactKind, who: object = {}) =>
  auth.call<MemberRecord>('POST', fillPath(giveAccount.path, { id }), {
    as: { ...as, ...who },
    body: { contact },
  });

let people = 0;
/** A member whose stolen login changed the number, and who set a new one by a login with the old address. */
async function repaired() {
  const email = `owner${people++}@disputed.example`;
  const { id, phone, browser: thief } = await memberIn(auth, { email, emailVerified: true });
  await enterPhone(auth, thief, newPhone());
  const owner = await logInByMail(auth, email);
  const next = await enterPhone(auth, owner, newPhone());
  return { id, phone, email, next, owner };
}
async function frozen() {
  const person = await repaired();
  const passkey = await addPasskey(person.owner);
  expect(await undoBy(person.id, person.phone)).toBe('frozen');
  return { ...person, ...passkey };
}

test('When the old number undoes a repair by the old address, then nobody is in, and all hear of it', async () => {
  const { id, phone, email, next, owner, device } = await frozen();
  expect(await identityOf(auth, owner.secret())).toBeNull();
  expect((await logInWith(openBrowser(auth), device)).status).toBe(400);
  for (const number of [phone, next]) {
    const before = await messagesTo(auth, number);
    await expect(
      askForText(auth, openBrowser(auth), number).then(({ token }) =>
        openBrowser(auth).call(redeemLink, { token }),
      ),
    ).resolves.toMatchObject({ status: 410 });
    expect(await messagesTo(auth, number)).toHaveLength(before.length);
  }
  const mails = await messagesTo(auth, email);
  await openBrowser(auth).call(sendEmailLink, { email });
  const byAdmin = fillPath(sendMemberLink.path, { id });
  const body = { channel: 'email' };
  expect((await auth.call('POST', byAdmin, { as, body })).status).toBe(409);
  expect(await messagesTo(auth, email)).toHaveLength(mails.length);
  expect((await toldTo(auth, id)).at(-1)).toMatchObject({
    done: 'frozen',
    ways: [
      { to: phone, token: '' },
      { to: next, token: '' },
      { to: email, token: '' },
    ],
  });
  expect(await eventsOf(auth, 'account.frozen')).toContainEqual(
    expect.objectContaining({ personId: id }),
  );
});

test('When the contact that repaired the account undoes, then it is restored: nothing is disputed', async () => {
  const { id, phone, email } = await repaired();
  expect(await undoBy(id, email)).toBe('restored');
  expect(await reload(id)).toMatchObject({ phone, email, frozenAt: null });
});

test('When a thief has the number and the owner the address, then undoing in turns ends in a freeze', async () => {
  const email = 'sim@disputed.example';
  const { id, phone, browser: thief } = await memberIn(auth, { email, emailVerified: true });
  await enterEmail(auth, thief, 'sim-thief@disputed.example');
  expect(await undoBy(id, email)).toBe('restored');
  // The number is still the thief's: they log in again.
  await enterEmail(auth, await logIn(auth, phone), 'sim-thief2@disputed.example');
  expect(await undoBy(id, email)).toBe('frozen');
});

test('When an undo brings back only what was before anyway, then a repair is no dispute', async () => {
  const email = 'same@disputed.example';
  const { id, phone, browser: thief } = await memberIn(auth, { email, emailVerified: true });
  await enterPhone(auth, thief, newPhone());
  await enterPhone(auth, await logInByMail(auth, email), phone);
  expect(await undoBy(id, phone)).toBe('restored');
});

test('When a link is looked at in a frozen account, then it is gone', async () => {
  const { id, email } = await repaired();
  const token = await undoTokenOf(auth, id, email);
  const look = () => openBrowser(auth).call(inspectLink, { token });
  expect((await look()).status).toBe(200);
  await auth.prisma.person.update({ where: { id }, data: { frozenAt: new Date() } });
  expect((await look()).status).toBe(410);
  expect((await undo(token)).status).toBe(410);
});

test.each(['phone', 'email'] as const)(
  'When an admin gives a frozen account to its %s, then only that logs in, and only that hears',
  async (contact) => {
    const { id, phone, email, next, device } = await frozen();
    const answer = await give(id, contact);
    expect(answer.json()).toMatchObject({
      id,
      frozen: null,
      phone: contact === 'phone' ? phone : null,
      email: contact === 'email' ? email : null,
    });
    const own = { phone, email }[contact];
    const back = await (contact === 'phone' ? logIn(auth, phone) : logInByMail(auth, email));
    expect((await back.call(getUser)).json()).toMatchObject({ id, [contact]: own });
    expect((await logInWith(openBrowser(auth), device)).status).toBe(400);
    expect((await toldTo(auth, id)).at(-1)).toMatchObject({
      done: 'given',
      ways: [{ to: own, token: '' }],
    });
    for (const gone of [phone, next, email].filter((one) => one !== own))
      expect(await undoTokenOf(auth, id, gone).then((token) => undo(token || 'x'))).toMatchObject({
        status: 410,
      });
    expect(
      await auth.prisma.auditEntry.findMany({
        where: { subjectId: id, action: { startsWith: 'account.' } },
        orderBy: { at: 'asc' },
      }),
    ).toMatchObject([
      { action: 'account.frozen', actorId: null },
      { action: 'account.given', actorId: as.userId, details: { contact } },
    ]);
    expect((await give(id, contact)).status).toBe(409);
  },
);

test('When an account is not frozen, unknown, or the contact another’s, then it is not given', async () => {
  const { id, phone } = await repaired();
  expect((await give(id, 'phone')).status).toBe(409);
  expect((await give(crypto.randomUUID(), 'phone')).status).toBe(404);
  expect((await give(id, 'phone', { role: 'member' })).status).toBe(403);
  await undoBy(id, phone);
  await addPerson(auth, { phone });
  expect((await give(id, 'phone')).status).toBe(409);
  expect((await give(id, 'email')).status).toBe(200);
});

test('When admins list frozen accounts, then they see the two contacts, however long it takes', async () => {
  const { id, phone, email } = await frozen();
  await auth.pool.query(
    `UPDATE undo_state SET ends_at = ends_at - interval '30 days' WHERE person_id = $1`,
    [id],
  );
  await removeOld(auth.deps);
  const list = async (query: string) =>
    (await auth.call<MemberRecord[]>('GET', `${listMembers.path}?${query}`, { as })).json();
  expect(await list('frozen=true&limit=100')).toContainEqual(
    expect.objectContaining({ id, frozen: { phone, email } }),
  );
  expect((await list('frozen=false&limit=100')).map((one) => one.id)).not.toContain(id);
  expect((await give(id, 'email')).status).toBe(200);
});

test('When the only other admin is frozen, then the last admin stays one', async () => {
  const { id } = await frozen();
  await auth.prisma.person.update({ where: { id }, data: { role: 'admin' } });
  const answer = await auth.call('PATCH', fillPath(updateMember.path, { id: as.userId }), {
    as,
    body: { role: 'member' },
  });
  expect(answer.status).toBe(409);
});
