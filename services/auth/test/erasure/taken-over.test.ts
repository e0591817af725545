import {
  deleteAccount,
  getUser,
  hrefOf,
  inspectLink,
  keepAccount,
  undoContactChange,
  updateMember,
} from '@kbf/contracts';
import type { AnswerOf, MemberRecord } from '@kbf/contracts';
import { beforeAll, expect, test } from 'vitest';
import { applyDueChanges } from '../../src/contact-changes/apply-due-changes.ts';
import { removeOld } from '../../src/upkeep/build-upkeep.ts';
import { openBrowser } from '../browser.ts';
import { enterPhone, letProofGrowOld } from '../enter-contact.ts';
import { adminIn, logIn, logInByMail, memberIn } from '../log-in.ts';
import { addPasskey, logInWith } from '../passkeys/add-passkey.ts';
import { addPerson, eventsOf, newPhone, useAuth } from '../setup.ts';
import { keepLinkOf, toldOfDeletion, toldTo, undoTokenOf } from '../told-of-changes.ts';
import { letUndoEnd, letWaitPass } from './let-wait-pass.ts';

/** A thief with a stolen login changes the account, and deletes it. */
const auth = useAuth();

let emails = 0;
const member = () =>
  memberIn(auth, { email: `taken${emails++}@over.example`, emailVerified: true });
const undo = (token: string) => openBrowser(auth).call(undoContactChange, { token });
const keep = (token: string) => openBrowser(auth).call(keepAccount, { token });
const find = (id: string) => auth.prisma.person.findUniqueOrThrow({ where: { id } });
const leavings = (events: Record<string, unknown>[], id: string) =>
  events.filter((one) => one['personId'] === id).map((one) => one['leaving']);

test('When a thief changes the phone and deletes the account, then one old contact undoes both', async () => {
  const { id, phone, email, browser: thief } = await member();
  const secret = thief.secret();
  const { device: owners } = await addPasskey(thief);
  await letUndoEnd(auth, id);
  const thiefs = await enterPhone(auth, thief, newPhone());
  const { device } = await addPasskey(thief);
  await thief.call(deleteAccount);
  const [told] = await toldOfDeletion(auth, id);
  expect(told?.ways).toEqual([
    { to: phone, act: 'undo', token: expect.stringMatching(/^\w{20}$/) },
    { to: thiefs, act: '', token: '' },
    { to: email, act: 'undo', token: expect.stringMatching(/^\w{20}$/) },
  ]);
  expect((await keep(told!.ways[0]!.token)).status).toBe(410);

  const { token } = await keepLinkOf(auth, id, email);
  expect((await openBrowser(auth).call(inspectLink, { token })).json()).toMatchObject({
    purpose: 'undo',
    restores: { phone: `(•••) •••-${phone.slice(-4)}` },
  });
  const owner = openBrowser(auth);
  const undone = await owner.call<AnswerOf<typeof undoContactChange>>(undoContactChange, { token });
  expect(undone.json()).toMatchObject({ outcome: 'restored', passkeysRemoved: 1 });
  expect(await find(id)).toMatchObject({ phone, email, erasingAt: null });
  expect((await owner.call(getUser)).json()).toMatchObject({ id, phone });
  expect(leavings(await eventsOf(auth, 'person.changed'), id)).toEqual([false, true, false]);
  expect((await toldTo(auth, id)).at(-1)).toMatchObject({ done: 'undone' });

  // The thief has no login left, and cannot delete it again.
  thief.cookies.set(thief.loginCookie, secret);
  expect((await thief.call(deleteAccount)).status).toBe(401);
  expect((await logInWith(openBrowser(auth), device)).status).toBe(400);
  await expect(logIn(auth, thiefs)).rejects.toThrow('login answered 410');
  expect((await logInWith(openBrowser(auth), owners)).status).toBe(200);
  await letWaitPass(auth, id);
  expect(await find(id)).toMatchObject({ phone });
});

test('When the thief’s new phone still waits, then the link ends that too', async () => {
  const { id, phone, browser: thief } = await member();
  await letProofGrowOld(auth, id);
  const thiefs = await enterPhone(auth, thief, newPhone());
  // The thief gets a fresh login later.
  await auth.pool.query(
    `UPDATE login_session SET proven_at = clock_timestamp() WHERE person_id = $1`,
    [id],
  );
  await thief.call(deleteAccount);
  expect((await keepLinkOf(auth, id, thiefs)).token).toBe('');
  expect((await undo((await keepLinkOf(auth, id, phone)).token)).status).toBe(200);
  await auth.pool.query(`UPDATE contact_change SET applies_at = clock_timestamp()`);
  await applyDueChanges(auth.deps);
  expect(await find(id)).toMatchObject({ phone });
});

test('When the change is six days old, then it can be undone until a week after the erasure was due', async () => {
  const { id, phone, email, browser } = await member();
  await enterPhone(auth, browser, newPhone());
  await auth.pool.query(
    `UPDATE undo_state SET since = since - interval '6 days', ends_at = ends_at - interval '6 days'
     WHERE person_id = $1`,
    [id],
  );
  await browser.call(deleteAccount);
  const { dueAt } = await auth.prisma.erasure.findUniqueOrThrow({ where: { personId: id } });
  const { endsAt } = await auth.prisma.undoState.findUniqueOrThrow({ where: { personId: id } });
  expect(endsAt.getTime() - dueAt.getTime()).toBe(7 * 86_400_000);
  // Also the link that was sent because of the change.
  expect((await undo(await undoTokenOf(auth, id, email))).status).toBe(200);
  expect(await find(id)).toMatchObject({ phone, email, erasingAt: null });
});

test('When upkeep finds an undo state that has ended, then it leaves that of an account being deleted', async () => {
  const [here, leaving] = [await member(), await member()];
  for (const { id, browser } of [here, leaving]) {
    await enterPhone(auth, browser, newPhone());
    if (id === leaving.id) await browser.call(deleteAccount);
    await letUndoEnd(auth, id);
  }
  await removeOld(auth.deps);
  const states = async ({ id }: { id: string }) =>
    auth.prisma.undoState.count({ where: { personId: id } });
  expect([await states(here), await states(leaving)]).toEqual([0, 1]);
});

test('When a link only keeps, but a change can be undone, then the thief’s contact does not come back', async () => {
  const { id, email, browser } = await member();
  await enterPhone(auth, browser, newPhone());
  await letUndoEnd(auth, id);
  await browser.call(deleteAccount);
  const { token } = await keepLinkOf(auth, id, email);
  await auth.pool.query(
    `UPDATE undo_state SET ends_at = clock_timestamp() + interval '1 day' WHERE person_id = $1`,
    [id],
  );
  expect((await keep(token)).status).toBe(410);
  await letUndoEnd(auth, id);
  expect((await keep(token)).status).toBe(204);
});

test('When the erasure has begun, then no link stops it', async () => {
  const { id, phone, browser } = await member();
  await enterPhone(auth, browser, newPhone());
  await browser.call(deleteAccount);
  const { token } = await keepLinkOf(auth, id, phone);
  await letWaitPass(auth, id);
  expect((await openBrowser(auth).call(inspectLink, { token })).status).toBe(410);
  expect((await undo(token)).status).toBe(410);
  expect((await find(id)).erasingAt).not.toBeNull();
});

test('When both old contacts disagree, then the link stops the deletion, and an admin decides', async () => {
  const { id, phone, email, browser: thief } = await member();
  const thiefs = await enterPhone(auth, thief, newPhone());
  await enterPhone(auth, await logInByMail(auth, email!), newPhone());
  await thief.call(deleteAccount);
  // Somebody else proves the thief's number meanwhile.
  await addPerson(auth, { phone: thiefs });
  const { token } = await keepLinkOf(auth, id, phone);
  const answer = await openBrowser(auth).call(undoContactChange, { token });
  expect(answer.json()).toMatchObject({ outcome: 'frozen' });
  expect(await find(id)).toMatchObject({ erasingAt: null, frozenAt: expect.any(Date) });
  expect(leavings(await eventsOf(auth, 'person.changed'), id)).toEqual([false, true, false]);
});

let as: Awaited<ReturnType<typeof adminIn>>;
beforeAll(async () => {
  as = await adminIn(auth);
});
const change = (id: string, body: object) =>
  auth.call<MemberRecord>('PATCH', hrefOf(updateMember, { id }), { as, body });

test('When an admin suspends a member who is leaving, then they stay suspended, kept or undone', async () => {
  for (const changes of [true, false]) {
    const { id, phone, browser } = await member();
    if (changes) await enterPhone(auth, browser, newPhone());
    await browser.call(deleteAccount);
    expect((await change(id, { suspended: true })).json()).toMatchObject({ suspended: true });
    const { token } = await keepLinkOf(auth, id, phone);
    const by = openBrowser(auth);
    await by.call(changes ? undoContactChange : keepAccount, { token });
    expect(by.secret()).toBe('');
    expect(await find(id)).toMatchObject({
      phone,
      erasingAt: null,
      suspendedAt: expect.any(Date),
    });
    await expect(logIn(auth, phone)).rejects.toThrow('login answered 410');
    expect((await eventsOf(auth, 'person.changed')).at(-1)).toMatchObject({
      personId: id,
      suspended: true,
      leaving: false,
    });
    expect((await change(id, { suspended: false })).status).toBe(200);
    await logIn(auth, phone);
  }
});

test('When a member is leaving, then only the suspension changes, until the erasure begins', async () => {
  const { id, browser } = await member();
  await browser.call(deleteAccount);
  for (const body of [{ role: 'admin' }, { approved: true }, { suspended: true, role: 'admin' }])
    expect((await change(id, body)).status).toBe(404);
  expect((await change(id, { suspended: true })).status).toBe(200);
  expect((await change(id, { suspended: false })).status).toBe(200);
  await letWaitPass(auth, id);
  expect((await change(id, { suspended: true })).status).toBe(404);
});
