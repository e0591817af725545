import { listLoginSessions, logout, redeemLink } from '@kbf/contracts';
import type { LoginSession } from '@kbf/contracts';
import { anonymous } from '@kbf/process-kit';
import { identityHeaders } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { identityOf } from '../browser.ts';
import type { Browser } from '../browser.ts';
import { askForText, logIn } from '../log-in.ts';
import { addPerson, openAuth } from '../setup.ts';
import type { Auth } from '../setup.ts';

let auth: Auth;
beforeAll(async () => {
  auth = await openAuth();
});
afterAll(() => auth.close());

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
    const answer = await auth.app.inject({
      method: 'POST',
      url: logout.path,
      headers: {
        ...identityHeaders(anonymous, 'auth'),
        cookie: `kbf_login=${secret}`,
        'content-type': type,
      },
      payload,
    });
    expect(answer.statusCode).toBe(204);
    expect(await identityOf(auth.app, secret)).toBeNull();
  },
);

test('When two login cookies contradict each other, then logging out ends the login that the gateway vouches for', async () => {
  const browser = await logIn(auth, await newMember());
  const secret = secretOf(browser);
  const cookie = `kbf_login=${secret}; kbf_login=${'B'.repeat(32)}`;
  expect((await browser.call(logout, undefined, { cookie })).statusCode).toBe(204);
  expect(await identityOf(auth.app, secret)).toBeNull();
});

test('When a browser logs in again, then its earlier login ends', async () => {
  const phone = await newMember();
  const browser = await logIn(auth, phone);
  const earlier = secretOf(browser);
  const { token } = await askForText(auth, browser, phone);
  await browser.call(redeemLink, { token });
  expect(secretOf(browser)).not.toBe(earlier);
  expect(await identityOf(auth.app, earlier)).toBeNull();
  expect((await browser.call(listLoginSessions)).json<LoginSession[]>()).toHaveLength(1);
});

test('When the user agent carries line breaks, markup or 60 kilobytes, then the list of logins shows none of it', async () => {
  const phone = await newMember();
  for (const userAgent of ['a\r\nset-cookie: x=1', '<script>alert(1)</script>', 'x'.repeat(60_000)])
    await logIn(auth, phone, { userAgent });
  const browser = await logIn(auth, phone);
  const logins = (await browser.call(listLoginSessions)).json<LoginSession[]>();
  expect(logins.map(({ device }) => device)).toEqual(
    Array.from({ length: 4 }, () => 'Unknown device'),
  );
});
