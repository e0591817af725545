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
import { recorded } from '@kbf/events/testing';
import { expect, test } from 'vitest';
import { applyDueChanges } from '../../src/contact-changes/apply-due-changes.ts';
import { identityOf, openBrowser } from '../browser.ts';
import type { Browser } from '../browser.ts';
import * as contact from '../enter-contact.ts';
import { askForText, logIn, memberIn } from '../log-in.ts';
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
/** Messages to the old number and address, oldest first. */
const toldTo = async (personId: string) =>
  (await recorded(auth.deps.database.sql, 'contact-data.changed'))
    .filter((one) => one.personId === personId)
    .map(({ before, ...rest }) => ({
      ...rest,
      ...before,
      token: /\/login#undo=(\w{20})$/.exec(before.undoLink ?? '')?.[1] ?? '',
    }));
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
  expect(await toldTo(id)).toMatchObject([{ what: 'phone', phone, email }]);
  expect((await toldTo(id))[0]).not.toHaveProperty('appliesAt');
  expect(await auditOf(id)).toEqual(['phone.changed']);
});

test('When a login is older, then a new number waits for a day, and the old ones are told at once', async () => {
  const { id, phone, email, browser } = await owner();
  await letProofGrowOld(id);
  const next = await enterPhone(browser);
  expect((await contactsOf(id)).phone).toBe(phone);
  expect(await toldTo(id)).toMatchObject([
    { what: 'phone', phone, email, appliesAt: expect.any(String) },
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
  // The second message went to the attacker's number as well.
  expect(second).toMatchObject({ phone: thiefPhone, email });

  const fresh = openBrowser(auth);
  const answer = await undo(first?.token ?? '', fresh);
  expect(answer.json()).toMatchObject({ id });
  expect(await contactsOf(id)).toEqual({ phone, email });
  expect((await fresh.call(getUser)).json()).toMatchObject({
    phoneVerified: true,
    emailVerified: true,
  });
  for (const login of [thief, owned]) expect(await identityOf(auth, login.secret())).toBeNull();
  expect((await openBrowser(auth).call(redeemLink, { token: asked.token })).status).toBe(410);
  for (const token of [first?.token, second?.token])
    expect((await undo(token ?? '')).status).toBe(410);
  expect(await auditOf(id)).toContain('contact-change.undone');
  await logIn(auth, phone);
});

test('When a change is undone, then no link that was asked for before works any more', async () => {
  const { id, phone, browser: thief } = await owner();
  const asked = await askForText(auth, openBrowser(auth), phone);
  await enterEmail(thief, 'thief4@stolen.example');
  const [told] = await toldTo(id);
  expect((await undo(told?.token ?? '')).status).toBe(200);
  expect((await openBrowser(auth).call(redeemLink, { token: asked.token })).status).toBe(410);
});

test('When the thief uses the link that came to the thief’s number, then the owner’s link still works', async () => {
  const { id, phone, email, browser: thief } = await owner();
  await enterPhone(thief);
  await enterEmail(thief, 'thief3@stolen.example');
  const [first, second] = await toldTo(id);
  expect((await undo(second?.token ?? '', thief)).status).toBe(200);
  expect((await undo(first?.token ?? '')).status).toBe(200);
  expect(await contactsOf(id)).toEqual({ phone, email });
  expect(await identityOf(auth, thief.secret())).toBeNull();
});

test('When a change still waits, then its link stops it and ends the logins', async () => {
  const { id, phone, browser: thief } = await owner();
  await letProofGrowOld(id);
  await enterPhone(thief);
  const [told] = await toldTo(id);
  expect((await undo(told?.token ?? '')).status).toBe(200);
  expect(await identityOf(auth, thief.secret())).toBeNull();
  await letADayPass();
  await applyDueChanges(auth.deps);
  expect((await contactsOf(id)).phone).toBe(phone);
});

test('When the link is used ten times, made up, or seven days old, then it works once or never', async () => {
  const { id, browser } = await owner();
  await enterPhone(browser);
  const [told] = await toldTo(id);
  const answers = await Promise.all(Array.from({ length: 10 }, () => undo(told?.token ?? '')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await undo('A'.repeat(20))).status).toBe(410);
  const late = await owner();
  const next = await enterPhone(late.browser);
  await auth.pool.query(
    `UPDATE contact_change SET created_at = created_at - interval '7 days' WHERE person_id = $1`,
    [late.id],
  );
  const [old] = await toldTo(late.id);
  expect((await undo(old?.token ?? '')).status).toBe(410);
  expect((await contactsOf(late.id)).phone).toBe(next);
});

test('When the old number is somebody else’s by now, or the person is suspended, then nothing is undone', async () => {
  const { id, phone, browser } = await owner();
  const next = await enterPhone(browser);
  await addPerson(auth, { phone });
  const [told] = await toldTo(id);
  expect((await undo(told?.token ?? '')).status).toBe(409);
  await auth.prisma.person.update({ where: { id }, data: { suspendedAt: new Date() } });
  expect((await undo(told?.token ?? '')).status).toBe(410);
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
