import { randomUUID } from 'node:crypto';
import {
  cancelPendingChange,
  fillPath,
  listPendingChanges,
  redeemCode,
  redeemLink,
  updateMe,
  verifyEmail,
} from '@kbf/contracts';
import type { PendingChange } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';
import type { Browser } from '../browser.ts';
import { memberIn } from '../log-in.ts';
import { messageTo, newPhone, useAuth } from '../setup.ts';

const auth = useAuth();

const listOf = async (browser: Browser) =>
  (await browser.call<PendingChange[]>(listPendingChanges)).json();
const cancel = (browser: Browser, what: string) =>
  browser.call({ method: 'DELETE', path: fillPath(cancelPendingChange.path, { what }) });

test('When a member enters a new number and address, then both are listed until they are confirmed', async () => {
  const { browser } = await memberIn(auth);
  expect(await listOf(browser)).toEqual([]);
  const [phone, email] = [newPhone(), 'both@pending.example'];
  await browser.call(updateMe, { phone, email });
  const endsAt = expect.any(String) as string;
  expect(await listOf(browser)).toEqual([
    { what: 'phone', value: phone, state: 'unconfirmed', endsAt },
    { what: 'email', value: email, state: 'unconfirmed', endsAt },
  ]);
  await browser.call(redeemLink, { token: (await messageTo(auth, phone)).token });
  await browser.call(verifyEmail, { token: (await messageTo(auth, email)).token });
  expect(await listOf(browser)).toEqual([]);
});

test('When a member takes a change back, then its message does nothing, and the other change stays', async () => {
  const { browser, phone: old } = await memberIn(auth);
  const [phone, email] = [newPhone(), 'back@pending.example'];
  await browser.call(updateMe, { phone, email });
  expect((await cancel(browser, 'phone')).status).toBe(204);
  expect((await listOf(browser)).map(({ what }) => what)).toEqual(['email']);
  const { token, code } = await messageTo(auth, phone);
  expect((await browser.call(redeemLink, { token })).status).toBe(410);
  expect((await browser.call(redeemCode, { phoneNumber: phone, code })).status).toBe(410);
  expect((await cancel(browser, 'email')).status).toBe(204);
  const mail = await messageTo(auth, email);
  expect((await browser.call(verifyEmail, { token: mail.token })).status).toBe(410);
  expect(await auth.prisma.person.count({ where: { phone: old, email: null } })).toBe(1);
});

test('When there is nothing to take back, it is another member’s, or no such thing, then it is refused', async () => {
  const { browser } = await memberIn(auth);
  const other = await memberIn(auth);
  await other.browser.call(updateMe, { phone: newPhone() });
  expect((await cancel(browser, 'phone')).status).toBe(404);
  expect((await cancel(browser, 'name')).status).toBe(400);
  expect((await cancel(openBrowser(auth), 'phone')).status).toBe(401);
  expect(await listOf(other.browser)).toHaveLength(1);
});

test('When two confirmed changes wait, then taking back one leaves the other', async () => {
  const { browser, id: personId } = await memberIn(auth);
  const appliesAt = new Date(Date.now() + 86_400_000);
  for (const [what, value] of [
    ['phone', newPhone()],
    ['email', 'waits@pending.example'],
  ] as const)
    await auth.prisma.contactChange.create({
      data: {
        id: randomUUID(),
        personId,
        what,
        value,
        createdAt: new Date(),
        appliesAt,
      },
    });
  const waiting = async () => (await listOf(browser)).map(({ what, state }) => [what, state]);

  expect((await cancel(browser, 'phone')).status).toBe(204);
  expect(await waiting()).toEqual([['email', 'waiting']]);
  expect((await cancel(browser, 'phone')).status).toBe(404);
  expect(await waiting()).toEqual([['email', 'waiting']]);
  expect((await cancel(browser, 'email')).status).toBe(204);
  expect(await waiting()).toEqual([]);
});
