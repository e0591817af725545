import {
  getUser,
  redeemCode,
  redeemLink,
  sendEmailLink,
  sendMagicLink,
  updateMe,
} from '@kbf/contracts';
import { until } from '@kbf/test-kit';
import pg from 'pg';
import { expect, test } from 'vitest';
import { hashFor } from '../../src/secrets/login-secrets.ts';
import { openBrowser } from '../browser.ts';
import { askForText, memberIn } from '../log-in.ts';
import { addMember, messageTo, newPhone, useAuth } from '../setup.ts';

const auth = useAuth();

test('When several people have asked, then a code logs in its own person, and uses up no other’s link', async () => {
  const people = [];
  for (let n = 0; n < 3; n += 1) {
    const { id, phone } = await addMember(auth);
    const browser = openBrowser(auth);
    people.push({ id, phone, browser, ...(await askForText(auth, browser, phone)) });
  }
  const [first, second, third] = people;
  const { phone, code, browser } = second!;
  expect((await browser.call(redeemCode, { phoneNumber: phone, code })).status).toBe(200);
  expect((await browser.call<{ id: string }>(getUser)).json().id).toBe(second!.id);
  for (const other of [first!, third!]) {
    expect((await other.browser.call(redeemLink, { token: other.token })).status).toBe(200);
    expect((await other.browser.call<{ id: string }>(getUser)).json().id).toBe(other.id);
  }
});

test.each([
  ['changed', { email: 'changed@right.example' }],
  ['unconfirmed', { emailVerifiedAt: null }],
])('When an address is %s after the mail, then its link logs nobody in', async (_, change) => {
  const email = `before-${Object.keys(change)[0]!.toLowerCase()}@right.example`;
  const { id } = await addMember(auth, { email, emailVerified: true });
  await openBrowser(auth).call(sendEmailLink, { email });
  const { token } = await messageTo(auth, email);
  await auth.prisma.person.update({ where: { id }, data: change });
  expect((await openBrowser(auth).call(redeemLink, { token })).status).toBe(410);
  expect(await auth.prisma.loginSession.count({ where: { personId: id } })).toBe(0);
});

test('When a browser asks for a login and confirms the same number at once, then one request is live', async () => {
  const { HASHING_KEY: key } = auth.deps.config;
  const { browser } = await memberIn(auth);
  // A login takes the browser's mark away, and the next request sets it again.
  await browser.call(sendMagicLink, { phoneNumber: newPhone() });
  const number = newPhone();
  const lock = `ask:${hashFor(key, 'asked', browser.cookies.get('kbf_asked') ?? '')}`;
  const holder = new pg.Client({ connectionString: auth.databaseUrl });
  await holder.connect();
  await holder.query('SELECT pg_advisory_lock(hashtextextended($1::text, 0))', [lock]);
  const asked = [
    browser.call(sendMagicLink, { phoneNumber: number }),
    browser.call(updateMe, { phone: number }),
  ];
  await until(async () => {
    const { rows } = await holder.query(
      `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
    return rows.length === 2;
  });
  await holder.end();
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200]);
  const recipientHash = hashFor(key, 'recipient', number);
  const open = { recipientHash, redeemedAt: null, voidedAt: null };
  expect(await auth.prisma.loginRequest.count({ where: open })).toBe(1);
});
