import {
  beginPasskey,
  cancelPendingChange,
  deleteAccount,
  endLoginSession,
  endOtherLoginSessions,
  giveAccount,
  hrefOf,
  registerPasskey,
  removePasskey,
  sendMemberLink,
  startExport,
  updateMe,
  updateMember,
} from '@kbf/contracts';
import type { AnswerOf, CallShape } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { identityHeaders, makePasskeyDevice, until } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { lockAdmins } from '../../src/members/keep-an-admin.ts';
import { updateMember as update } from '../../src/members/update-member.ts';
import { endLoginSessions } from '../../src/sessions/end-login-sessions.ts';
import { identityOf } from '../browser.ts';
import type { Browser } from '../browser.ts';
import { logIn, memberIn } from '../log-in.ts';
import { addPasskey } from '../passkeys/add-passkey.ts';
import { addMember, addPerson, messagesTo, newPhone, useAuth } from '../setup.ts';

/** Calls that began, at the gateway, before their login ended. */
const auth = useAuth();

const find = (id: string) => auth.prisma.person.findUniqueOrThrow({ where: { id } });
const endLogins = (personId: string) => endLoginSessions(auth.prisma, { personId });
/** Sends a call with the identity that the gateway had before. */
const callAs = (
  browser: Browser,
  identity: Identity,
  { method, path }: Pick<CallShape, 'method' | 'path'>,
  body?: unknown,
) => browser.call({ method, path }, body, identityHeaders(identity, 'auth'));
const identityIn = async (browser: Browser) => (await identityOf(auth, browser.secret()))!;

/** A frozen account, as an undo leaves it behind. */
async function frozen() {
  const { id, phone, phoneVerifiedAt } = await addMember(auth);
  const endsAt = new Date(Date.now() + 86_400_000);
  await auth.prisma.person.update({ where: { id }, data: { frozenAt: new Date() } });
  await auth.prisma.undoState.create({
    data: { personId: id, phone, phoneVerifiedAt, since: new Date(), endsAt },
  });
  return id;
}

test('When a login has ended, then a call that began before neither deletes the account nor exports it', async () => {
  const { id, browser } = await memberIn(auth);
  const identity = await identityIn(browser);
  await endLogins(id);
  for (const call of [deleteAccount, startExport])
    expect((await callAs(browser, identity, call)).status).toBe(401);
  expect((await find(id)).erasingAt).toBeNull();
  expect(await auth.prisma.exportRequest.count({ where: { personId: id } })).toBe(0);
});

test('When a login has ended, then a call that began before neither adds nor removes a passkey', async () => {
  const { id, browser } = await memberIn(auth);
  const { passkey } = await addPasskey(browser);
  const options = (await browser.call<AnswerOf<typeof beginPasskey>>(beginPasskey)).json();
  const identity = await identityIn(browser);
  await endLogins(id);
  const made = makePasskeyDevice().register(options);
  expect((await callAs(browser, identity, registerPasskey, made)).status).toBe(401);
  const removal = { ...removePasskey, path: hrefOf(removePasskey, { id: passkey.id }) };
  expect((await callAs(browser, identity, removal)).status).toBe(401);
  const left = await auth.prisma.passkey.findMany({ where: { personId: id } });
  expect(left.map((one) => one.id)).toEqual([passkey.id]);
});

test('When a login has ended, then a call that began before changes nothing of the account', async () => {
  const { id, phone, firstName, browser } = await memberIn(auth);
  const other = await logIn(auth, phone);
  const { loginId: otherId } = await identityIn(other);
  const waiting = newPhone();
  expect((await browser.call(updateMe, { phone: waiting })).status).toBe(200);
  const identity = await identityIn(browser);
  await endLoginSessions(auth.prisma, { personId: id, onlyId: identity.loginId ?? '' });
  const number = newPhone();
  const email = `late${number}@meanwhile.example`;
  const calls = [
    [updateMe, { phone: number }],
    [updateMe, { email }],
    [updateMe, { firstName: 'Thea' }],
    [{ ...cancelPendingChange, path: hrefOf(cancelPendingChange, { what: 'phone' }) }],
    [{ ...endLoginSession, path: hrefOf(endLoginSession, { id: otherId }) }],
    [endOtherLoginSessions],
    [beginPasskey],
  ] as const;
  for (const [call, body] of calls)
    expect((await callAs(browser, identity, call, body)).status).toBe(401);
  expect(await messagesTo(auth, number)).toEqual([]);
  expect(await messagesTo(auth, email)).toEqual([]);
  expect((await find(id)).firstName).toBe(firstName);
  expect((await identityIn(other)).userId).toBe(id);
  expect(await auth.prisma.passkeyChallenge.count({ where: { personId: id } })).toBe(0);
  const open = { personId: id, newPhone: waiting, voidedAt: null };
  expect(await auth.prisma.loginRequest.count({ where: open })).toBe(1);
});

test('When a call has the login of another person, or none, then it is refused', async () => {
  const [one, other] = [await memberIn(auth), await memberIn(auth)];
  const identity = await identityIn(one.browser);
  const { loginId } = await identityIn(other.browser);
  const { loginId: _, ...without } = identity;
  for (const as of [{ ...identity, loginId }, without])
    expect((await callAs(one.browser, as, deleteAccount)).status).toBe(401);
  expect((await find(one.id)).erasingAt).toBeNull();
});

test.each([
  ['whose login has ended', { endedAt: new Date() }, {}, 401],
  ['who is no longer an admin', {}, { role: 'member' }, 403],
] as const)(
  'When an admin acts %s, then a call that began before does nothing',
  async (_who, session, person, status) => {
    const { id: adminId, browser } = await memberIn(auth, { role: 'admin' });
    const member = await addPerson(auth);
    const disputed = await frozen();
    const identity = await identityIn(browser);
    await auth.prisma.loginSession.updateMany({ where: { personId: adminId }, data: session });
    await auth.prisma.person.update({ where: { id: adminId }, data: person });
    const { id } = member;
    const answers = [
      callAs(
        browser,
        identity,
        { ...updateMember, path: hrefOf(updateMember, { id }) },
        {
          role: 'admin',
        },
      ),
      callAs(
        browser,
        identity,
        { ...sendMemberLink, path: hrefOf(sendMemberLink, { id }) },
        {
          channel: 'sms',
        },
      ),
      callAs(
        browser,
        identity,
        { ...giveAccount, path: hrefOf(giveAccount, { id: disputed }) },
        {
          contact: 'phone',
        },
      ),
    ];
    expect((await Promise.all(answers)).map((one) => one.status)).toEqual([status, status, status]);
    expect((await find(id)).role).toBe('member');
    expect((await find(disputed)).frozenAt).not.toBeNull();
    expect(await messagesTo(auth, member.phone ?? '')).toEqual([]);
  },
);

test('When an admin was suspended, then a call that began before does not restore them', async () => {
  const { id, browser } = await memberIn(auth, { role: 'admin' });
  const other = await memberIn(auth, { role: 'admin' });
  const identity = await identityIn(browser);
  const change = { ...updateMember, path: hrefOf(updateMember, { id }) };
  expect((await other.browser.call(change, { suspended: true })).status).toBe(200);
  expect((await callAs(browser, identity, change, { suspended: false })).status).toBe(401);
  const restore = auth.deps.database.transaction((tx) =>
    update(tx, auth.deps, id, { suspended: false }, id),
  );
  await expect(restore).rejects.toMatchObject({ status: 409 });
  expect((await find(id)).suspendedAt).not.toBeNull();
});

test('When a login ends while its call waits for a lock, then the call does nothing', async () => {
  const { id, browser } = await memberIn(auth, { role: 'admin' });
  const member = await addPerson(auth);
  const change = { ...updateMember, path: hrefOf(updateMember, { id: member.id }) };
  const answer = await auth.deps.database.transaction(async (tx) => {
    await lockAdmins(tx);
    const waiting = browser.call(change, { role: 'admin' });
    await until(async () => {
      const { rows } = await auth.pool.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows.length > 0;
    });
    await endLoginSessions(tx, { personId: id });
    return { waiting };
  });
  expect((await answer.waiting).status).toBe(401);
  expect((await find(member.id)).role).toBe('member');
});
