import { logout, redeemLink, sendMagicLink } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';
import { addPerson, messageTo, useAuth } from '../setup.ts';

const origin = 'https://fellowship.example';
const auth = useAuth({ env: { PUBLIC_ORIGIN: origin } });

test('When the site is under https, then every cookie is Secure, and the login one bound to the host', async () => {
  const phone = (await addPerson(auth)).phone ?? '';
  const browser = openBrowser(auth, { origin });
  const asked = await browser.call(sendMagicLink, { phoneNumber: phone });
  expect(asked.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-kbf_asked=\w{32}; Path=\/; Max-Age=600; SameSite=Lax; HttpOnly; Secure$/,
    ),
  ]);
  const { link, token } = await messageTo(auth, phone);
  expect(link).toBe(`${origin}/login#token=${token}`);
  const redeemed = await browser.call(redeemLink, { token });
  expect(redeemed.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-kbf_login=\w{32}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly; Secure$/,
    ),
    expect.stringMatching(
      /^__Host-kbf_browser=[\w.-]{66}; Path=\/; Max-Age=34560000; SameSite=Lax; HttpOnly; Secure$/,
    ),
    '__Host-kbf_asked=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure',
  ]);
  const left = await browser.call(logout);
  expect(left.headers.getSetCookie()).toEqual([
    '__Host-kbf_login=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure',
  ]);
});

test('When a cookie without the prefix is planted under https, then it logs nobody out or in', async () => {
  const phone = (await addPerson(auth)).phone ?? '';
  const browser = openBrowser(auth, { origin });
  await browser.call(sendMagicLink, { phoneNumber: phone });
  const { token } = await messageTo(auth, phone);
  await browser.call(redeemLink, { token });
  const secret = browser.cookies.get('__Host-kbf_login') ?? '';
  await openBrowser(auth, { origin }).call(logout, undefined, {
    cookie: `kbf_login=${secret}`,
  });
  const live = await auth.prisma.loginSession.count({ where: { endedAt: null } });
  expect(live).toBe(1);
});
