import {
  cancelPendingChange,
  fillPath,
  getUser,
  listPendingChanges,
  redeemLink,
  undoContactChange,
  updateMe,
} from '@kbf/contracts';
import type { PendingChange } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { applyDueChanges } from '../../src/contact-changes/apply-due-changes.ts';
import { identityOf, openBrowser } from '../browser.ts';
import type { Browser } from '../browser.ts';
import * as contact from '../enter-contact.ts';
import { askForText, logIn, memberIn } from '../log-in.ts';
import * as told from '../told-of-changes.ts';
import { addPerson, newPhone, useAuth } from '../setup.ts';

const auth = useAuth();

let people = 0;
const owner = () =>
  memberIn(auth, { email: `owner${people++}@stolen.example`, emailVerified: true });
const contactsOf = (id: string) =>
  auth.prisma.person.findUniqueOrThrow({ where: { id }, select: { phone: true, email: true } });
const letProofGrowOld = (personId: string) => contact.letProofGrowOld(auth, personId);
const letADayPass = () =>
  auth.pool.query(
    `UPDATE contact_change SET applies_at = applies_at - interval '24 hours' WHERE applied_at IS NULL`,
  );
const enterPhone = (browser: Browser, phone = newPhone()) =>
  contact.enterPhone(auth, browser, phone);
const enterEmail = (browser: Browser, email: string) => contact.enterEmail(auth, browser, email);
const toldTo = (personId: string) => told.toldTo(auth, personId);
const undoTokenOf = (personId: string, contact: string | null) =>
  told.undoTokenOf(auth, personId, contact);
const undo = (token: string, browser = openBrowser(auth)) =>
  browser.call(undoContactChange, { token });
const auditOf = async (subjectId: string) =>
  (
    await auth.prisma.auditEntry.findMany({
      where: { subjectId, action: { not: 'login.began' } },
      orderBy: { at: 'asc' },
    })
  ).map(({ action }) => action);

test('When a login has just proven an old number, then a new one applies at once, and is told', async () => {
  const { id, phone, email, browser } = await owner();
  const next = await enterPhone(browser);
  expect((await contactsOf(id)).phone).toBe(next);
  expect(await toldTo(id)).toMatchObject([
    { done: 'phone-changed', ways: [{ to: phone }, { to: email }] },
  ]);
  expect(await auditOf(id)).toEqual(['phone.changed']);
});

test('When a login is older, then a new number waits for a day, and the old ones are told at once', async () => {
  const { id, phone, email, browser } = await owner();
  await letProofGrowOld(id);
  const next = await enterPhone(browser);
  expect((await contactsOf(id)).phone).toBe(phone);
  expect(await toldTo(id)).toMatchObject([
    { done: 'phone-waits', ways: [{ to: phone }, { to: email }] },
  ]);
  expect((await browser.call<PendingChange[]>(listPendingChanges)).json()).toMatchObject([
    { what: 'phone', value: next, state: 'waiting' },
  ]);
  await applyDueChanges(auth.deps);
  expect((await contactsOf(id)).phone).toBe(phone);
  await letADayPass();
  await Promise.all([applyDueChanges(auth.deps), applyDueChanges(auth.deps)]);
  expect((await contactsOf(id)).phone).toBe(next);
  expect(await auditOf(id)).toEqual(['contact-change.waits', 'phone.changed']);
});

test('When an old login proves new contact data, then that does not make it a fresh one', async () => {
  const { id, email, browser } = await owner();
  await letProofGrowOld(id);
  await enterPhone(browser);
  await enterEmail(browser, 'thief@stolen.example');
  expect((await contactsOf(id)).email).toBe(email);
  // A new login does: it proves an old contact.
  const { phone } = await contactsOf(id);
  const { token } = await askForText(auth, browser, phone ?? '');
  await browser.call(redeemLink, { token });
  await enterEmail(browser, 'mine@stolen.example');
  expect((await contactsOf(id)).email).toBe('mine@stolen.example');
});

test('When a change waits, then it can be taken back, and a newer one or another’s proof ends it', async () => {
  const { id, phone, browser } = await owner();
  await letProofGrowOld(id);
  await enterPhone(browser);
  const path = fillPath(cancelPendingChange.path, { what: 'phone' });
  expect((await browser.call({ method: 'DELETE', path })).status).toBe(204);
  const replaced = await enterPhone(browser);
  const last = await enterPhone(browser);
  await addPerson(auth, { phone: last });
  await letADayPass();
  await applyDueChanges(auth.deps);
  expect((await contactsOf(id)).phone).toBe(phone);
  expect(await auth.prisma.person.count({ where: { phone: replaced } })).toBe(0);
});

test('When a thief changes number and address, then the owner undoes it all, is in, and the thief is out', async () => {
  const { id, phone, email, browser: thief } = await owner();
  const owned = await logIn(auth, phone);
  const thiefPhone = await enterPhone(thief);
  await enterEmail(thief, 'thief2@stolen.example');
  const asked = await askForText(auth, openBrowser(auth), thiefPhone);
  const [first, second] = await toldTo(id);
  // The attacker's number is told of the second change too, without a link.
  expect(second?.ways).toEqual([
    { to: phone, token: expect.stringMatching(/^\w{20}$/) },
    { to: thiefPhone, token: '' },
    { to: email, token: expect.stringMatching(/^\w{20}$/) },
  ]);

  const fresh = openBrowser(auth);
  const answer = await undo(await undoTokenOf(id, email), fresh);
  expect(answer.json()).toEqual({
    outcome: 'restored',
    phone: `(•••) •••-${phone.slice(-4)}`,
    email: `o•••@stolen.example`,
    passkeysRemoved: 0,
  });
  expect(await contactsOf(id)).toEqual({ phone, email });
  expect((await fresh.call(getUser)).json()).toMatchObject({
    phoneVerified: true,
    emailVerified: true,
  });
  for (const login of [thief, owned]) expect(await identityOf(auth, login.secret())).toBeNull();
  expect((await openBrowser(auth).call(redeemLink, { token: asked.token })).status).toBe(410);
  for (const { token } of [first, second].flatMap((one) => one?.ways ?? []))
    expect((await undo(token || 'x')).status).toBe(410);
  expect(await auditOf(id)).toContain('contact-change.undone');
  expect((await toldTo(id)).at(-1)).toMatchObject({
    done: 'undone',
    ways: [
      { to: phone, token: '' },
      { to: email, token: '' },
    ],
  });
  await logIn(auth, phone);
});

test('When a change is undone, then no link that was asked for before works any more', async () => {
  const { id, phone, browser: thief } = await owner();
  const asked = await askForText(auth, openBrowser(auth), phone);
  await enterEmail(thief, 'thief4@stolen.example');
  expect((await undo(await undoTokenOf(id, phone))).status).toBe(200);
  expect((await openBrowser(auth).call(redeemLink, { token: asked.token })).status).toBe(410);
});

test('When a change still waits, then its link stops it and ends the logins', async () => {
  const { id, phone, browser: thief } = await owner();
  await letProofGrowOld(id);
  await enterPhone(thief);
  expect((await undo(await undoTokenOf(id, phone))).status).toBe(200);
  expect(await identityOf(auth, thief.secret())).toBeNull();
  await letADayPass();
  await applyDueChanges(auth.deps);
  expect((await contactsOf(id)).phone).toBe(phone);
});

const letDaysPass = (days: number, personId: string) =>
  auth.pool.query(
    `UPDATE undo_state SET since = since - make_interval(days => $1),
       ends_at = ends_at - make_interval(days => $1) WHERE person_id = $2`,
    [days, personId],
  );

test('When the link is used ten times, made up, or seven days old, then it works once or never', async () => {
  const { id, phone, browser } = await owner();
  await enterPhone(browser);
  const token = await undoTokenOf(id, phone);
  const answers = await Promise.all(Array.from({ length: 10 }, () => undo(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await undo('A'.repeat(20))).status).toBe(410);
  const late = await owner();
  const next = await enterPhone(late.browser);
  await letDaysPass(7, late.id);
  expect((await undo(await undoTokenOf(late.id, late.phone))).status).toBe(410);
  expect((await contactsOf(late.id)).phone).toBe(next);
});

test('When a thief waits six days with the next change, then both can be undone for a week more', async () => {
  const { id, phone, email, browser: thief } = await owner();
  const thiefPhone = await enterPhone(thief);
  await letDaysPass(6, id);
  await enterEmail(await logIn(auth, thiefPhone), 'slow-thief@stolen.example');
  await letDaysPass(6, id);
  expect(await undoTokenOf(id, thiefPhone)).toBe('');
  expect((await undo(await undoTokenOf(id, email))).status).toBe(200);
  expect(await contactsOf(id)).toEqual({ phone, email });
});

test('When the old contact is somebody else’s by now, then it cannot undo, and does not come back', async () => {
  const { id, phone, email, browser } = await owner();
  await enterPhone(browser);
  await addPerson(auth, { phone });
  expect((await undo(await undoTokenOf(id, phone))).status).toBe(409);
  const answer = await undo(await undoTokenOf(id, email));
  expect(answer.json()).toMatchObject({ outcome: 'restored', phone: null });
  expect(await contactsOf(id)).toEqual({ phone: null, email });
});

test('When the person is suspended, then nothing is undone', async () => {
  const { id, phone, browser } = await owner();
  const next = await enterPhone(browser);
  await auth.prisma.person.update({ where: { id }, data: { suspendedAt: new Date() } });
  expect((await undo(await undoTokenOf(id, phone))).status).toBe(410);
  expect((await contactsOf(id)).phone).toBe(next);
});

test('When a member has texts sent to one number after another, then it ends after ten a day', async () => {
  const { browser } = await owner();
  const statuses = [];
  for (let n = 0; n < 11; n += 1)
    statuses.push((await browser.call(updateMe, { phone: newPhone() })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect((await browser.call(updateMe, { email: 'x@stolen.example' })).status).toBe(429);
});
