import { redeemCode, redeemLink, sendMagicLink } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';
import type { Browser } from '../browser.ts';
import { askForText } from '../log-in.ts';
import { addPerson, newPhone, useAuth, wrongCode } from '../setup.ts';

const auth = useAuth();

const enter = (browser: Browser, phoneNumber: string, code: string) =>
  browser.call(redeemCode, { phoneNumber, code });

async function asked() {
  const person = await addPerson(auth);
  const phone = person.phone ?? '';
  const browser = openBrowser(auth);
  return { id: person.id, phone, browser, ...(await askForText(auth, browser, phone)) };
}

test('When the right code is entered where the text was asked for, then the browser is logged in', async () => {
  const { id, phone, browser, code } = await asked();
  const answer = await enter(browser, phone, ` ${code.slice(0, 3)} ${code.slice(3)} `);
  expect(answer.status).toBe(200);
  expect(answer.json()).toMatchObject({ id });
  expect([...browser.cookies.keys()]).toEqual(['kbf_login', 'kbf_browser']);
});

test('When the code is wrong, then the answer says so in plain words', async () => {
  const { phone, browser, code } = await asked();
  const answer = await enter(browser, phone, wrongCode(code));
  expect(answer.status).toBe(400);
  expect(answer.json()).toEqual({
    code: 'code_wrong',
    message: 'That code is not right. Please check the text message and try again.',
  });
});

test('When four codes were wrong, then the right one still works', async () => {
  const { phone, browser, code } = await asked();
  for (const n of [1, 2, 3, 4])
    expect((await enter(browser, phone, wrongCode(code, n))).status).toBe(400);
  expect((await enter(browser, phone, code)).status).toBe(200);
});

test('When five codes were wrong, then the right one is refused, and a new text works again', async () => {
  const { phone, browser, code } = await asked();
  for (const n of [1, 2, 3, 4, 5])
    expect((await enter(browser, phone, wrongCode(code, n))).status).toBe(400);
  const refused = await enter(browser, phone, code);
  expect(refused.status).toBe(410);
  expect(refused.json()).toMatchObject({ code: 'link_used' });
  const next = await askForText(auth, browser, phone);
  expect((await enter(browser, phone, next.code)).status).toBe(200);
});

test('When 20 wrong codes come at once, then five are looked at', async () => {
  const { phone, browser, code } = await asked();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => enter(browser, phone, wrongCode(code, n + 1))),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(5);
  expect(statuses.filter((status) => status === 410)).toHaveLength(15);
  expect((await enter(browser, phone, code)).status).toBe(410);
});

test('When the right code comes 20 times at once, then there is one login', async () => {
  const { id, phone, browser, code } = await asked();
  const answers = await Promise.all(Array.from({ length: 20 }, () => enter(browser, phone, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await auth.prisma.loginSession.count({ where: { personId: id } })).toBe(1);
});

test('When link and code are used at once, then one of them logs in', async () => {
  const { phone, browser, code, token } = await asked();
  const answers = await Promise.all([
    enter(browser, phone, code),
    openBrowser(auth).call(redeemLink, { token }),
  ]);
  expect(answers.map(({ status }) => String(status)).sort()).toEqual(['200', '410']);
});

test('When another browser has the code, then it is refused there and uses up no try', async () => {
  const { phone, browser, code } = await asked();
  const thief = openBrowser(auth);
  expect((await enter(thief, phone, code)).status).toBe(410);
  thief.cookies.set('kbf_asked', 'A'.repeat(32));
  for (let n = 0; n < 6; n += 1) expect((await enter(thief, phone, code)).status).toBe(410);
  expect((await enter(browser, phone, code)).status).toBe(200);
});

test('When two cookies of that name contradict each other, then the code is refused', async () => {
  const { phone, browser, code } = await asked();
  const cookie = `kbf_asked=${browser.cookies.get('kbf_asked')}; kbf_asked=${'A'.repeat(32)}`;
  const answer = await openBrowser(auth).call(redeemCode, { phoneNumber: phone, code }, { cookie });
  expect(answer.status).toBe(410);
});

test('When codes are tried on an unknown number, then the answers are those of a member’s', async () => {
  const unknown = newPhone();
  const browser = openBrowser(auth);
  await browser.call(sendMagicLink, { phoneNumber: unknown });
  const member = await asked();
  for (let n = 1; n <= 6; n += 1) {
    const expected = await enter(member.browser, member.phone, wrongCode(member.code, n));
    const answer = await enter(browser, unknown, '000000');
    expect([answer.status, answer.text]).toEqual([expected.status, expected.text]);
  }
});

test('When a new text was asked for or ten minutes are over, then the earlier code is refused', async () => {
  const { phone, browser, code } = await asked();
  const next = await askForText(auth, browser, phone);
  expect(next.code).not.toBe('');
  expect((await enter(browser, phone, code)).status).toBe(400);
  const late = await asked();
  await auth.pool.query(
    'UPDATE login_request SET expires_at = clock_timestamp() WHERE person_id = $1',
    [late.id],
  );
  expect((await enter(late.browser, late.phone, late.code)).status).toBe(410);
});

test('When 20 codes were tried on a number in an hour, then more are refused, and the link still works', async () => {
  const { phone, browser: first } = await asked();
  const app = await auth.configured({ LOGIN_LIMITS: JSON.stringify({ unusedTexts: 10 }) });
  // Each request comes from a separate browser in one network.
  const inNetwork = { address: '198.51.100.2' };
  let browser = first;
  let message = { code: '', token: '' };
  for (let request = 0; request < 4; request += 1) {
    browser = openBrowser(app, inNetwork);
    message = await askForText(auth, browser, phone);
    for (const n of [1, 2, 3, 4, 5])
      expect((await enter(browser, phone, wrongCode(message.code, n))).status).toBe(400);
  }
  browser = openBrowser(app, inNetwork);
  message = await askForText(auth, browser, phone);
  const refused = await enter(browser, phone, message.code);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
  const byLink = await browser.call(redeemLink, { token: message.token });
  expect(byLink.status).toBe(200);
});

test('When the body is hostile, then it is refused', async () => {
  const { phone, browser } = await asked();
  for (const code of ['', 'x'.repeat(13), 123456, null, ['1']])
    expect((await browser.call(redeemCode, { phoneNumber: phone, code })).status).toBe(400);
  expect((await enter(browser, 'no number', '123456')).status).toBe(400);
  expect((await enter(browser, phone, '１２３４５６')).status).toBe(400);
});
