import { redeemCode, redeemLink, sendEmailLink, sendMagicLink } from '@kbf/contracts';
import { beforeEach, expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';
import type { Browser } from '../browser.ts';
import { askForText, logIn, memberIn } from '../log-in.ts';
import { addMember, addPerson, messageTo, messagesTo, useAuth, wrongCode } from '../setup.ts';

const auth = useAuth();
beforeEach(() => auth.pool.query('TRUNCATE request_limit'));

const ask = (phoneNumber: string, browser: Browser = openBrowser(auth)) =>
  browser.call(sendMagicLink, { phoneNumber });
const askByMail = (email: string, browser: Browser = openBrowser(auth)) =>
  browser.call(sendEmailLink, { email });
const redeem = (token: string, browser: Browser = openBrowser(auth)) =>
  browser.call(redeemLink, { token });
const limited = (limits: Record<string, number>) =>
  auth.configured({ LOGIN_LIMITS: JSON.stringify(limits) });
/** The same browser as another process sees it. */
function elsewhere(browser: Browser, other: Parameters<typeof openBrowser>[0]) {
  const same = openBrowser(other);
  for (const [name, value] of browser.cookies) same.cookies.set(name, value);
  return same;
}

test('When strangers ask for a member’s number, then the member’s own link and code still work', async () => {
  const { phone } = await addMember(auth);
  const browser = openBrowser(auth);
  const own = await askForText(auth, browser, phone);
  for (let n = 0; n < 5; n += 1) await ask(phone);
  const entered = await browser.call(redeemCode, { phoneNumber: phone, code: own.code });
  expect(entered.status).toBe(200);
  const again = await askForText(auth, browser, phone);
  for (let n = 0; n < 5; n += 1) await ask(phone);
  expect((await redeem(again.token)).status).toBe(200);
});

test('When the same browser asks again, then its earlier link is void, and another browser’s is not', async () => {
  const { phone } = await addMember(auth);
  const [one, other] = [openBrowser(auth), openBrowser(auth)];
  const earlier = await askForText(auth, one, phone);
  const others = await askForText(auth, other, phone);
  const later = await askForText(auth, one, phone);
  expect((await redeem(earlier.token)).status).toBe(410);
  expect((await redeem(others.token)).status).toBe(200);
  expect((await redeem(later.token)).status).toBe(200);
});

test('When strangers enter wrong codes without end, then the owner’s code is still taken', async () => {
  const { phone } = await addMember(auth);
  for (let stranger = 0; stranger < 5; stranger += 1) {
    const browser = openBrowser(auth);
    const { code } = await askForText(auth, browser, phone);
    for (let n = 1; n <= 6; n += 1)
      await browser.call(redeemCode, { phoneNumber: phone, code: wrongCode(code, n) });
  }
  const owner = openBrowser(auth);
  const { code } = await askForText(auth, owner, phone);
  expect((await owner.call(redeemCode, { phoneNumber: phone, code })).status).toBe(200);
});

test('When one network has used up what it may ask for a number, prefix or domain, then others have not', async () => {
  const one = { address: '198.51.100.7' };
  const { phone } = await addMember(auth);
  for (let n = 0; n < 12; n += 1) await ask(phone, openBrowser(auth, one));
  expect((await ask(phone, openBrowser(auth, one))).status).toBe(429);
  expect((await ask(phone)).status).toBe(200);
  const walked = await limited({ perPrefixHour: 2, perDomainHour: 2 });
  for (let n = 1; n <= 3; n += 1) {
    await ask(`+1202931010${n}`, openBrowser(walked, one));
    await askByMail(`junk${n}@shared.example`, openBrowser(walked, one));
  }
  expect((await ask('+12029310109', openBrowser(walked, one))).status).toBe(429);
  expect((await ask('+12029310109', openBrowser(walked))).status).toBe(200);
  expect((await askByMail('a@shared.example', openBrowser(walked, one))).status).toBe(429);
  expect((await askByMail('a@shared.example', openBrowser(walked))).status).toBe(200);
});

test('When an IPv6 network asks from many of its parts, then they count as one for a number', async () => {
  const app = await limited({ perRecipientHour: 2 });
  const { phone } = await addMember(auth);
  const statuses = [];
  for (const part of ['1', '2', '3'])
    statuses.push(
      (await ask(phone, openBrowser(app, { address: `2001:db8:7:${part}::1` }))).status,
    );
  expect(statuses).toEqual([200, 200, 429]);
});

test('When strangers used up everything, then who has logged in here before still gets text and mail', async () => {
  const email = 'known@out.example';
  const { phone, browser } = await memberIn(auth, { email, emailVerified: true });
  const used = {
    perRecipientHour: 0,
    perRecipientAnywhereHour: 0,
    perRecipientNewNetworksHour: 0,
    perAddressHour: 0,
    perPrefixHour: 0,
    perDomainHour: 0,
    textsPerDay: 0,
    textsPerCountryDay: 0,
    textsToNewNetworksDay: 0,
    loginMailsPerDay: 0,
    mailsToNewNetworksDay: 0,
    mailsPerDay: 0,
    codeAttemptsHour: 20,
  };
  const app = await limited(used);
  expect((await ask(phone, openBrowser(app))).status).toBe(429);
  const own = elsewhere(browser, app);
  own.cookies.delete(own.loginCookie);
  expect((await ask(phone, own)).status).toBe(200);
  const { code } = await messageTo(auth, phone);
  expect((await own.call(redeemCode, { phoneNumber: phone, code })).status).toBe(200);
  own.cookies.delete(own.loginCookie);
  expect((await askByMail(email, own)).status).toBe(200);
  expect(await messagesTo(auth, email)).toHaveLength(1);
});

test('When a known browser asks without end, or for somebody else, then it has no more than others', async () => {
  const { phone, browser } = await memberIn(auth);
  const { phone: other } = await addMember(auth);
  const app = await limited({ perRecipientHour: 0, perKnownPersonHour: 2 });
  const own = elsewhere(browser, app);
  expect((await ask(other, own)).status).toBe(429);
  const statuses = [];
  for (let n = 0; n < 3; n += 1) statuses.push((await ask(phone, own)).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test('When a person logs in often without the cookie, then new known browsers bring no more texts', async () => {
  const { phone } = await addMember(auth);
  const app = await limited({ perKnownPersonHour: 2, unusedTexts: 0 });
  const statuses = [];
  for (let n = 0; n < 3; n += 1)
    statuses.push((await ask(phone, elsewhere(await logIn(auth, phone), app))).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test('When a known browser has used up its allowance, then it still has that of a stranger', async () => {
  const { phone, browser } = await memberIn(auth);
  const app = await limited({ perKnownPersonHour: 1, textsPerKnownPersonDay: 1 });
  const own = elsewhere(browser, app);
  const statuses = [];
  for (let n = 0; n < 4; n += 1) statuses.push((await ask(phone, own)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('When the cookie of a known browser is forged, cut or of another member, then it counts for nothing', async () => {
  const { phone, browser } = await memberIn(auth);
  const real = browser.cookies.get('kbf_browser') ?? '';
  expect(real).toMatch(/^\w{22}\.[\w-]{43}$/);
  const other = (await memberIn(auth)).browser.cookies.get('kbf_browser') ?? '';
  const app = await limited({ perRecipientHour: 0 });
  const [id = '', word = ''] = real.split('.');
  for (const cookie of ['', other, `${id}.`, `${id}.${'A'.repeat(43)}`, `.${word}`, word]) {
    const browserWith = openBrowser(app);
    browserWith.cookies.set('kbf_browser', cookie);
    expect((await ask(phone, browserWith)).status).toBe(429);
  }
  const own = openBrowser(app);
  own.cookies.set('kbf_browser', real);
  expect((await ask(phone, own)).status).toBe(200);
});

test('When the mails of registrations are used up, then members still log in by mail', async () => {
  const email = 'still@out.example';
  await addPerson(auth, { email, emailVerified: true });
  const app = await limited({ mailsPerDay: 0 });
  expect((await askByMail(email, openBrowser(app))).status).toBe(200);
  expect(await messagesTo(auth, email)).toHaveLength(1);
});

test('When somebody is refused, then the answer names another way in and the whole time to wait', async () => {
  const { phone } = await addMember(auth);
  const app = await limited({
    perAddressHour: 1,
    textsPerDay: 0,
    textsToNewNetworksDay: 0,
  });
  const refused = await ask(phone, openBrowser(app, { address: '198.51.100.9' }));
  expect(refused.status).toBe(429);
  expect(refused.json()['message']).toMatch(
    /with your email instead\. .*An admin can let you in\. Please try again in about 24 hours\.$/i,
  );
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
  const noMails = await limited({ loginMailsPerDay: 0, mailsToNewNetworksDay: 0 });
  const byMail = await askByMail('x@out.example', openBrowser(noMails));
  expect(byMail.json()['message']).toContain('with your phone instead');
  const nothing = await limited({ perAddressHour: 0 });
  const closed = await askByMail('x@out.example', openBrowser(nothing));
  expect(closed.json()['message']).not.toContain('instead');
});

test('When a refused request is made again and again, then it uses up nothing of anybody’s', async () => {
  const app = await limited({ perRecipientHour: 1, perAddressHour: 3 });
  const one = { address: '198.51.100.10' };
  const { phone } = await addMember(auth);
  for (let n = 0; n < 9; n += 1) await ask(phone, openBrowser(app, one));
  const next = await addMember(auth);
  expect((await ask(next.phone, openBrowser(app, one))).status).toBe(200);
});

test('When a member logs in, then the browser is known for 400 days, and stays the same browser', async () => {
  const { phone } = await addMember(auth);
  const browser = await logIn(auth, phone);
  const [id] = (browser.cookies.get('kbf_browser') ?? '').split('.');
  const { token } = await askForText(auth, browser, phone);
  const answer = await redeem(token, browser);
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('kbf_browser='));
  expect(cookie).toContain(`kbf_browser=${id}.`);
  expect(cookie).toContain('; Max-Age=34560000; SameSite=Lax; HttpOnly');
});
