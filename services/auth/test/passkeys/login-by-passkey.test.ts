import {
  beginPasskey,
  beginPasskeyLogin,
  deleteAccount,
  getUser,
  loginByPasskey,
  undoContactChange,
  updateMe,
  verifyEmail,
} from '@kbf/contracts';
import type { AnswerOf } from '@kbf/contracts';
import { makePasskeyDevice } from '@kbf/test-kit';
import type { PasskeyOddities } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { changePerson } from '../../src/people/change-person.ts';
import { removeOld } from '../../src/upkeep/build-upkeep.ts';
import { identityOf, openBrowser } from '../browser.ts';
import { logIn, memberIn } from '../log-in.ts';
import { messageTo, useAuth } from '../setup.ts';
import { undoTokenOf } from '../told-of-changes.ts';
import { addPasskey, logInWith } from './add-passkey.ts';

const auth = useAuth();
const memberWithPasskey = async (odd: PasskeyOddities = {}) => {
  const member = await memberIn(auth);
  return { ...member, ...(await addPasskey(member.browser, odd)) };
};

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another site', { rpId: 'evil.example' }],
  ['no check of who holds the device', { verified: false }],
  ['the form of a registration', { type: 'webauthn.create' }],
])('When a passkey signs with %s, then it is refused, and that is logged', async (_what, odd) => {
  const { id, device } = await memberWithPasskey();
  const browser = openBrowser(auth);
  expect((await logInWith(browser, device, odd)).status).toBe(400);
  expect(browser.secret()).toBe('');
  expect(
    await auth.prisma.auditEntry.findMany({ where: { subjectId: id, action: 'login.failed' } }),
  ).toMatchObject([{ details: { why: 'wrong passkey' } }]);
});

test('When a signed challenge comes again, from elsewhere, late or was made up, then it is gone', async () => {
  const { device } = await memberWithPasskey();
  const browser = openBrowser(auth);
  const begin = async () =>
    (await browser.call<AnswerOf<typeof beginPasskeyLogin>>(beginPasskeyLogin)).json();
  const signed = device.sign(await begin());
  const mark = browser.cookies.get('kbf_asked') ?? '';
  expect((await browser.call(loginByPasskey, signed)).status).toBe(200);
  // An attacker who has seen everything also has that browser's mark.
  browser.cookies.set('kbf_asked', mark);
  expect((await browser.call(loginByPasskey, signed)).status).toBe(410);
  const elsewhere = openBrowser(auth);
  await elsewhere.call(beginPasskeyLogin);
  expect((await elsewhere.call(loginByPasskey, device.sign(await begin()))).status).toBe(410);
  expect((await logInWith(browser, device, { challenge: 'bWFkZSB1cA' })).status).toBe(410);
  const late = device.sign(await begin());
  await auth.pool.query(
    `UPDATE passkey_challenge SET expires_at = expires_at - interval '5 minutes'`,
  );
  expect((await browser.call(loginByPasskey, late)).status).toBe(410);
  await removeOld(auth.deps);
  expect(await auth.prisma.passkeyChallenge.count()).toBe(0);
});

test('When a device counts, then a count that does not rise is refused, as that of a copy would be', async () => {
  const { device } = await memberWithPasskey({ counter: 5 });
  expect((await logInWith(openBrowser(auth), device, { counter: 6 })).status).toBe(200);
  for (const counter of [6, 5, 0])
    expect((await logInWith(openBrowser(auth), device, { counter })).status).toBe(400);
  expect((await logInWith(openBrowser(auth), device, { counter: 9 })).status).toBe(200);
});

test('When a device and its copies sign with the same count at once, then one of them is in', async () => {
  const { device } = await memberWithPasskey({ counter: 5 });
  const signed = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const browser = openBrowser(auth);
      const begun = await browser.call<AnswerOf<typeof beginPasskeyLogin>>(beginPasskeyLogin);
      return { browser, body: device.sign(begun.json(), { counter: 6 }) };
    }),
  );
  const answers = await Promise.all(
    signed.map(({ browser, body }) => browser.call(loginByPasskey, body)),
  );
  const statuses = answers.map(({ status }) => status).sort((one, other) => one - other);
  expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 400)]);
});

test('When a passkey is unknown, another’s or of a suspended member, then all are answered alike', async () => {
  const { id, device } = await memberWithPasskey();
  const unknown = await logInWith(openBrowser(auth), makePasskeyDevice());
  const mine = await memberWithPasskey();
  const theirs = makePasskeyDevice();
  const forged = await logInWith(openBrowser(auth), {
    ...theirs,
    sign: forge(mine.device, theirs),
  });
  await auth.deps.database.transaction((tx) => changePerson(tx, id, { suspended: true }, null));
  const suspended = await logInWith(openBrowser(auth), device);
  expect(unknown.status).toBe(400);
  const words = (answer: typeof unknown) =>
    (answer.json() as unknown as { message: string }).message;
  for (const answer of [forged, suspended]) {
    expect(answer.status).toBe(400);
    expect(words(answer)).toBe(words(unknown));
  }
});

/** Signs with one device and claims to be another. */
const forge =
  (
    named: ReturnType<typeof makePasskeyDevice>,
    signer: ReturnType<typeof makePasskeyDevice>,
  ): typeof named.sign =>
  (options, odd) => ({ ...signer.sign(options, odd), id: named.id });

test('When somebody else is logged in, then the passkey switches only when that is confirmed', async () => {
  const { id, device } = await memberWithPasskey();
  const { browser, id: otherId } = await memberIn(auth);
  expect((await logInWith(browser, device)).status).toBe(409);
  expect((await identityOf(auth, browser.secret()))?.userId).toBe(otherId);
  const options = (
    await browser.call<AnswerOf<typeof beginPasskeyLogin>>(beginPasskeyLogin)
  ).json();
  const answer = await browser.call(loginByPasskey, { ...device.sign(options), switchLogin: true });
  expect(answer.json()).toMatchObject({ id });
});

test('When a member deletes the account, then the passkey logs in no more', async () => {
  const { device, browser } = await memberWithPasskey();
  expect((await browser.call(deleteAccount)).status).toBe(204);
  expect((await logInWith(openBrowser(auth), device)).status).toBe(400);
});

test('When a passkey is younger than a week, then a login by it is no fresh proof, and adds no other', async () => {
  const { device, phone } = await memberWithPasskey();
  const browser = openBrowser(auth);
  expect((await logInWith(browser, device)).status).toBe(200);
  const refused = await browser.call<{ code: string }>(beginPasskey);
  expect([refused.status, refused.json().code]).toEqual([409, 'proof_required']);
  expect((await (await logIn(auth, phone)).call(beginPasskey)).status).toBe(200);
});

test('When a thief adds a passkey, then it proves nothing yet, and undoing removes it and ends the login', async () => {
  const owner = await memberIn(auth, { email: 'owner@passkey.example', emailVerified: true });
  const { device } = await addPasskey(owner.browser);
  const thief = openBrowser(auth);
  await logInWith(thief, device);
  await thief.call(updateMe, { email: 'thief@passkey.example' });
  const { token: confirm } = await messageTo(auth, 'thief@passkey.example');
  await thief.call(verifyEmail, { token: confirm });
  expect((await thief.call<{ email: string }>(getUser)).json().email).toBe('owner@passkey.example');
  const token = await undoTokenOf(auth, owner.id, owner.phone);
  const back = openBrowser(auth);
  expect((await back.call(undoContactChange, { token })).json()).toMatchObject({
    outcome: 'restored',
    passkeysRemoved: 1,
  });
  expect(await identityOf(auth, thief.secret())).toBeNull();
  expect((await logInWith(openBrowser(auth), device)).status).toBe(400);
  expect((await back.call<{ email: string }>(getUser)).json().email).toBe('owner@passkey.example');
});

test('When a passkey has stood for a week, then a login by it is a fresh proof', async () => {
  const { id, device } = await memberWithPasskey();
  await auth.pool.query(
    `UPDATE passkey SET created_at = created_at - interval '8 days' WHERE person_id = $1`,
    [id],
  );
  const browser = openBrowser(auth);
  await logInWith(browser, device);
  expect((await browser.call(beginPasskey)).status).toBe(200);
  await browser.call(updateMe, { email: 'fresh@passkey.example' });
  const { token } = await messageTo(auth, 'fresh@passkey.example');
  await browser.call(verifyEmail, { token });
  expect((await browser.call<{ email: string }>(getUser)).json().email).toBe(
    'fresh@passkey.example',
  );
});

test('When one network begins too many, then it is refused with another way in', async () => {
  const strict = await auth.configured({
    LOGIN_LIMITS: JSON.stringify({ passkeysPerAddressHour: 2 }),
  });
  const browser = openBrowser(strict, { address: '10.77.1.1' });
  for (const status of [200, 200, 429])
    expect((await browser.call(beginPasskeyLogin)).status).toBe(status);
  expect((await browser.call(beginPasskeyLogin)).text).toContain('with your phone instead');
  expect((await openBrowser(strict).call(beginPasskeyLogin)).status).toBe(200);
});
