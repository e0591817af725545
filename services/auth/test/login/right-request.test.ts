import { getUser, redeemCode, redeemLink, sendEmailLink } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';
import { askForText } from '../log-in.ts';
import { addMember, messageTo, useAuth } from '../setup.ts';

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
