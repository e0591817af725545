import { listLoginSessions, logout, redeemLink } from '@kbf/contracts';
import type { LoginSession } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { identityOf } from '../browser.ts';
import type { Browser } from '../browser.ts';
import { askForText, logIn } from '../log-in.ts';
import { addPerson, useAuth } from '../setup.ts';

const auth = useAuth();

const newMember = async () => (await addPerson(auth)).phone ?? '';
const secretOf = (browser: Browser) => browser.cookies.get('kbf_login') ?? '';

test.each([
  ['application/json', ''],
  ['application/json', '{"broken'],
  ['text/plain', 'bye'],
  ['application/x-www-form-urlencoded', 'a=b'],
  ['application/json', JSON.stringify('x'.repeat(200_000))],
])(
  'When a logout brings a body of type %s that is of no use, then the login ends all the same',
  async (type, payload) => {
    const secret = secretOf(await logIn(auth, await newMember()));
    const answer = await auth.call('POST', logout.path, {
      headers: { cookie: `kbf_login=${secret}`, 'content-type': type },
      body: payload,
    });
    expect(answer.status).toBe(204);
    expect(await identityOf(auth, secret)).toBeNull();
  },
);

test('When two login cookies contradict each other, then logout ends the login that the gateway names', async () => {
  const browser = await logIn(auth, await newMember());
  const secret = secretOf(browser);
  const cookie = `kbf_login=${secret}; kbf_login=${'B'.repeat(32)}`;
  expect((await browser.call(logout, undefined, { cookie })).status).toBe(204);
  expect(await identityOf(auth, secret)).toBeNull();
});

test('When a browser logs in again, then its earlier login ends', async () => {
  const phone = await newMember();
  const browser = await logIn(auth, phone);
  const earlier = secretOf(browser);
  const { token } = await askForText(auth, browser, phone);
  await browser.call(redeemLink, { token });
  expect(secretOf(browser)).not.toBe(earlier);
  expect(await identityOf(auth, earlier)).toBeNull();
  expect((await browser.call<LoginSession[]>(listLoginSessions)).json()).toHaveLength(1);
});

test('When the user agent carries line breaks, markup or 60 kB, then the list of logins shows none', async () => {
  const phone = await newMember();
  for (const userAgent of ['a\r\nset-cookie: x=1', '<script>alert(1)</script>', 'x'.repeat(60_000)])
    await logIn(auth, phone, { userAgent });
  const browser = await logIn(auth, phone);
  const logins = (await browser.call<LoginSession[]>(listLoginSessions)).json();
  expect(logins.map(({ device }) => device)).toEqual(
    Array.from({ length: 4 }, () => 'Unknown device'),
  );
});
