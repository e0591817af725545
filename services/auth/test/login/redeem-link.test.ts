import { getAuthUser, redeemLink, sendMagicLink } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { changePerson } from '../../src/people/change-person.ts';
import { identityOf, openBrowser } from '../browser.ts';
import { askForText, logIn } from '../log-in.ts';
import { addPerson, messageTo, newPhone, useAuth } from '../setup.ts';

const auth = useAuth();

const redeem = (token: string) => openBrowser(auth).call(redeemLink, { token });
const newMember = async () => {
  const person = await addPerson(auth);
  return { ...person, phone: person.phone ?? '' };
};

test('When a link is redeemed, then the browser is logged in and sees who it is', async () => {
  const member = await newMember();
  const browser = openBrowser(auth);
  const { token } = await askForText(auth, browser, member.phone);
  const answer = await browser.call(redeemLink, { token });
  expect(answer.status).toBe(200);
  expect(answer.json()).toEqual({
    id: member.id,
    firstName: 'Lydia',
    lastName: 'Marsh',
    fullName: 'Lydia Marsh',
    email: null,
    role: 'member',
    approved: true,
    profileImageUrl: null,
  });
  expect((await browser.call(getAuthUser)).json()).toMatchObject({ id: member.id });
  expect([...browser.cookies.keys()]).toEqual(['kbf_login', 'kbf_browser']);
});

test('When a login begins, then its cookie lasts 30 days, is closed to scripts and kept as a hash only', async () => {
  const member = await newMember();
  const { token } = await askForText(auth, openBrowser(auth), member.phone);
  const [cookie = ''] = [(await redeem(token)).headers.getSetCookie()].flat();
  expect(cookie).toMatch(/^kbf_login=\w{32}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/);
  const { rows } = await auth.pool.query('SELECT * FROM login_session');
  expect(JSON.stringify(rows)).not.toContain(cookie.slice(10, 42));
});

test('When the site is under https, then the login cookie is bound to the host, and all are Secure', async () => {
  const origin = 'https://fellowship.example';
  const browser = openBrowser(await auth.configured({ PUBLIC_ORIGIN: origin }), { origin });
  const member = await newMember();
  const asked = await browser.call(sendMagicLink, { phoneNumber: member.phone });
  const { token, link } = await messageTo(auth, member.phone);
  expect(link).toBe(`https://fellowship.example/login#token=${token}`);
  const answer = await browser.call(redeemLink, { token });
  const cookies = [asked, answer].flatMap(({ headers }) => headers.getSetCookie());
  expect(cookies).toHaveLength(4);
  for (const cookie of cookies) expect(cookie).toContain('; Secure');
  expect(cookies[1]).toMatch(/^__Host-kbf_login=\w{32}; Path=\/; /);
  expect((await browser.call(getAuthUser)).status).toBe(200);
});

test('When one link is redeemed 20 times at once, then there is one login and 19 answers say it was used', async () => {
  const member = await newMember();
  const { token } = await askForText(auth, openBrowser(auth), member.phone);
  const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(token)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 410)).toHaveLength(19);
  expect(await auth.prisma.loginSession.count({ where: { personId: member.id } })).toBe(1);
});

test('When a link is used, replaced, expired or unknown, then all answer the same 410', async () => {
  const member = await newMember();
  const used = await askForText(auth, openBrowser(auth), member.phone);
  await redeem(used.token);
  const browser = openBrowser(auth);
  const replaced = await askForText(auth, browser, member.phone);
  const expired = await askForText(auth, browser, member.phone);
  await auth.pool.query(
    `UPDATE login_request SET expires_at = clock_timestamp() WHERE person_id = $1 AND voided_at IS NULL`,
    [member.id],
  );
  for (const token of [used.token, replaced.token, expired.token, 'A'.repeat(20), "' OR 1=1 --"]) {
    const answer = await redeem(token);
    expect(answer.status).toBe(410);
    expect(answer.json()).toEqual({
      code: 'link_used',
      message: 'This link has expired or was already used. Please request a new one.',
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
});

test('When one browser asks for 10 links at once, then only one of them works', async () => {
  const member = await newMember();
  const browser = openBrowser(auth);
  await askForText(auth, browser, member.phone);
  await Promise.all(
    Array.from({ length: 10 }, () => browser.call(sendMagicLink, { phoneNumber: member.phone })),
  );
  const live = await auth.prisma.loginRequest.count({
    where: { personId: member.id, voidedAt: null },
  });
  expect(live).toBe(1);
});

test('When a link is fetched instead of posted, then nothing happens to it', async () => {
  const member = await newMember();
  const { token } = await askForText(auth, openBrowser(auth), member.phone);
  for (const method of ['GET', 'PUT', 'DELETE'] as const) {
    const path = `${redeemLink.path}?token=${token}`;
    expect((await openBrowser(auth).call({ method, path })).status).toBe(404);
  }
  expect((await redeem(token)).status).toBe(200);
});

test('When a person is suspended after asking, then the link leads nowhere', async () => {
  const member = await newMember();
  const { token } = await askForText(auth, openBrowser(auth), member.phone);
  await auth.deps.database.transaction((tx) =>
    changePerson(tx, member.id, { suspended: true }, null),
  );
  expect((await redeem(token)).status).toBe(410);
});

test('When a browser logs in again, then its earlier login ends', async () => {
  const member = await newMember();
  const browser = await logIn(auth, member.phone);
  const earlier = browser.cookies.get('kbf_login') ?? '';
  const { token } = await askForText(auth, browser, member.phone);
  await browser.call(redeemLink, { token });
  expect(await identityOf(auth, earlier)).toBeNull();
  expect(await identityOf(auth, browser.cookies.get('kbf_login') ?? '')).not.toBeNull();
});

test('When a claimed number is proven, then it is verified and equal claims elsewhere are removed', async () => {
  const phone = newPhone();
  const oldest = await addPerson(auth, { phone, phoneVerified: false });
  const other = await addPerson(auth, { phone, phoneVerified: false });
  await logIn(auth, phone);
  const find = (id: string) => auth.prisma.person.findUniqueOrThrow({ where: { id } });
  expect((await find(oldest.id)).phoneVerifiedAt).toBeInstanceOf(Date);
  expect((await find(other.id)).phone).toBeNull();
});

test('When a claim’s owner proves a mail address after the text was sent, then the text leads nowhere', async () => {
  const phone = newPhone();
  const claim = await addPerson(auth, { phone, phoneVerified: false, email: 'eve@late.example' });
  const { token } = await askForText(auth, openBrowser(auth), phone);
  await auth.prisma.person.update({
    where: { id: claim.id },
    data: { emailVerifiedAt: new Date() },
  });
  expect((await redeem(token)).status).toBe(410);
});

test('When a person’s number changes after the text was sent, then the link leads nowhere', async () => {
  const member = await newMember();
  const { token } = await askForText(auth, openBrowser(auth), member.phone);
  await auth.prisma.person.update({ where: { id: member.id }, data: { phone: newPhone() } });
  expect((await redeem(token)).status).toBe(410);
});

test('When the body is no token, then it is refused as invalid', async () => {
  for (const body of [{}, { token: '' }, { token: 1 }, { token: 'x'.repeat(201) }, [], 'token'])
    expect((await openBrowser(auth).call(redeemLink, body)).status).toBeOneOf([400, 415]);
  expect((await redeem('\u0000\uD800')).status).toBe(410);
});
