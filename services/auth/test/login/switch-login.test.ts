import {
  getAuthUser,
  inspectLink,
  redeemCode,
  redeemLink,
  sendEmailLink,
  undoContactChange,
  updateMe,
  verifyEmail,
} from '@kbf/contracts';
import { expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';
import type { Browser } from '../browser.ts';
import { askForText, memberIn } from '../log-in.ts';
import { queue } from '../queue.ts';
import { addMember, messageTo, newPhone, useAuth } from '../setup.ts';
import { undoTokenOf } from '../told-of-changes.ts';

const auth = useAuth({ worker: true });

const inspect = (token: string, browser: Browser) => browser.call(inspectLink, { token });
const whoIsIn = async (browser: Browser) => (await browser.call(getAuthUser)).json()['id'];

test('When a link is looked at, then the page learns whose it is and whether it was asked for here', async () => {
  const { phone } = await addMember(auth);
  const browser = openBrowser(auth);
  const { token } = await askForText(auth, browser, phone);
  const about = {
    to: `(•••) •••-${phone.slice(-4)}`,
    purpose: 'login',
    switches: false,
    needsLogin: false,
  };
  expect((await inspect(token, browser)).json()).toEqual({ ...about, askedHere: true });
  const elsewhere = openBrowser(auth);
  expect((await inspect(token, elsewhere)).json()).toEqual({ ...about, askedHere: false });
  // Another request of that browser does not make the link belong to it.
  await askForText(auth, elsewhere, (await addMember(auth)).phone);
  expect((await inspect(token, elsewhere)).json()).toEqual({ ...about, askedHere: false });
  expect((await browser.call(redeemLink, { token })).status).toBe(200);
});

test('When the link is one of a mail, then it waits for a click where it was asked for, too', async () => {
  const email = 'mail@switch.example';
  await addMember(auth, { email, emailVerified: true });
  const browser = openBrowser(auth);
  await browser.call(sendEmailLink, { email });
  const { token } = await messageTo(auth, email);
  const looked = await inspect(token, browser);
  expect(looked.json()).toMatchObject({ to: 'm•••@switch.example', askedHere: false });
});

test('When a link confirms a new number, then it is that number, and the member switches nothing', async () => {
  const { browser } = await memberIn(auth);
  const phone = newPhone();
  await browser.call(updateMe, { phone });
  const { token } = await messageTo(auth, phone);
  expect((await inspect(token, browser)).json()).toEqual({
    to: `(•••) •••-${phone.slice(-4)}`,
    purpose: 'confirm-phone',
    askedHere: true,
    switches: false,
    needsLogin: false,
  });
});

test('When a link confirms contact data of an account that is not logged in, then it needs that login', async () => {
  const { browser } = await memberIn(auth);
  const other = await memberIn(auth);
  const [phone, email] = [newPhone(), 'new@switch.example'];
  await browser.call(updateMe, { phone, email });
  const masks = [`(•••) •••-${phone.slice(-4)}`, 'n•••@switch.example'];
  for (const [n, contact] of [phone, email].entries()) {
    const { token } = await messageTo(auth, contact);
    const about = { to: masks[n], purpose: n === 0 ? 'confirm-phone' : 'confirm-email' };
    const looked = async (one: Browser) => (await inspect(token, one)).json();
    expect(await looked(browser)).toMatchObject({ ...about, needsLogin: false, switches: false });
    expect(await looked(openBrowser(auth))).toMatchObject({ needsLogin: true, switches: false });
    expect(await looked(other.browser)).toMatchObject({ needsLogin: true, switches: true });
  }
});

test('When an attacker’s registration link is looked at, then it says whose it is, and if it switches', async () => {
  const victim = await memberIn(auth, { email: 'victim@switch.example', emailVerified: true });
  await queue.register('mallory@switch.example');
  const { token } = await messageTo(auth, 'mallory@switch.example');
  const about = { to: 'm•••@switch.example', purpose: 'confirm-email', needsLogin: false };
  expect((await inspect(token, openBrowser(auth))).json()).toMatchObject({
    ...about,
    switches: false,
  });
  expect((await inspect(token, victim.browser)).json()).toMatchObject({ ...about, switches: true });
  // The victim's own registration switches nothing.
  await queue.register('victim@switch.example');
  const own = await messageTo(auth, 'victim@switch.example');
  expect((await inspect(own.token, victim.browser)).json()).toMatchObject({ switches: false });
});

test('When a link undoes changes, then it says who has it and what comes back, and uses nothing up', async () => {
  const email = 'undoes@switch.example';
  const { id, phone, browser } = await memberIn(auth, { email, emailVerified: true });
  const next = newPhone();
  await browser.call(updateMe, { phone: next });
  await browser.call(redeemLink, { token: (await messageTo(auth, next)).token });
  const token = await undoTokenOf(auth, id, email);
  const about = {
    to: 'u•••@switch.example',
    purpose: 'undo',
    askedHere: false,
    needsLogin: false,
    restores: {
      phone: `(•••) •••-${phone.slice(-4)}`,
      email: 'u•••@switch.example',
      before: expect.any(String),
    },
  };
  const other = await memberIn(auth);
  for (const [where, switches] of [
    [openBrowser(auth), false],
    [browser, false],
    [other.browser, true],
  ] as const)
    expect((await inspect(token, where)).json()).toEqual({ ...about, switches });
  expect((await openBrowser(auth).call(undoContactChange, { token })).status).toBe(200);
  expect((await inspect(token, browser)).status).toBe(410);
});

test('When a link is used, expired or none, then looking at it says the same 410', async () => {
  const { phone } = await addMember(auth);
  const browser = openBrowser(auth);
  const { token } = await askForText(auth, browser, phone);
  await browser.call(redeemLink, { token });
  for (const gone of [token, 'A'.repeat(20), "' OR 1=1 --"])
    expect((await inspect(gone, browser)).status).toBe(410);
  for (const none of ['', 'x'.repeat(201)]) expect((await inspect(none, browser)).status).toBe(400);
});

test('When a victim opens an attacker’s link, then they stay who they are until they confirm', async () => {
  const victim = await memberIn(auth);
  const attacker = await addMember(auth);
  const { token } = await askForText(auth, openBrowser(auth), attacker.phone);
  expect((await inspect(token, victim.browser)).json()).toMatchObject({ switches: true });
  const refused = await victim.browser.call(redeemLink, { token });
  expect([refused.status, refused.json()['code']]).toEqual([409, 'login_switch']);
  expect(refused.headers.getSetCookie()).toEqual([]);
  expect(await whoIsIn(victim.browser)).toBe(victim.id);
  const confirmed = await victim.browser.call(redeemLink, { token, switchLogin: true });
  expect(confirmed.json()).toMatchObject({ id: attacker.id });
});

test('When the link is of a registration or takes a change back, then it switches nobody unasked', async () => {
  const victim = await memberIn(auth);
  await queue.register('attacker@switch.example');
  const mail = await messageTo(auth, 'attacker@switch.example');
  const attacker = await memberIn(auth);
  const next = newPhone();
  await attacker.browser.call(updateMe, { phone: next });
  await attacker.browser.call(redeemLink, { token: (await messageTo(auth, next)).token });
  const undo = await undoTokenOf(auth, attacker.id, attacker.phone);
  for (const [call, token] of [
    [verifyEmail, mail.token],
    [undoContactChange, undo],
  ] as const) {
    const answer = await victim.browser.call(call, { token });
    expect([answer.status, answer.json()['code']]).toEqual([409, 'login_switch']);
    expect(await whoIsIn(victim.browser)).toBe(victim.id);
    expect((await openBrowser(auth).call(call, { token })).status).toBe(200);
  }
});

test('When somebody enters the code that they asked for, then they mean it, whoever was logged in', async () => {
  const { browser } = await memberIn(auth);
  const other = await addMember(auth);
  const { code } = await askForText(auth, browser, other.phone);
  await browser.call(redeemCode, { phoneNumber: other.phone, code });
  expect(await whoIsIn(browser)).toBe(other.id);
});
