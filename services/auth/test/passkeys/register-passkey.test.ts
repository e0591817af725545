import {
  beginPasskey,
  getUser,
  hrefOf,
  limits,
  listPasskeys,
  registerPasskey,
  removePasskey,
} from '@kbf/contracts';
import type { AnswerOf, Passkey } from '@kbf/contracts';
import { makePasskeyDevice } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';
import type { Browser } from '../browser.ts';
import { logIn, memberIn } from '../log-in.ts';
import { useAuth } from '../setup.ts';
import * as told from '../told-of-changes.ts';
import { addPasskey, bringPasskey, logInWith } from './add-passkey.ts';

const auth = useAuth();
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1';

const listOf = async (browser: Browser) => (await browser.call<Passkey[]>(listPasskeys)).json();
const remove = (browser: Browser, id: string) =>
  browser.call({ method: 'DELETE', path: hrefOf(removePasskey, { id }) });
/** Makes the logins of a person old. */
const letLoginGrowOld = (personId: string) =>
  auth.pool.query(
    `UPDATE login_session SET created_at = created_at - interval '16 minutes',
       proven_at = proven_at - interval '16 minutes' WHERE person_id = $1`,
    [personId],
  );
const toldTo = (personId: string) => told.toldTo(auth, personId);
const auditOf = async (subjectId: string) =>
  (
    await auth.prisma.auditEntry.findMany({
      where: { subjectId, action: { startsWith: 'passkey' } },
      orderBy: { at: 'asc' },
    })
  ).map(({ action }) => action);

test('When a member adds a passkey just after login, then it is listed, logged and told, and logs in', async () => {
  const { id, phone } = await memberIn(auth);
  const browser = await logIn(auth, phone, { userAgent: iphone });
  const { device, passkey } = await addPasskey(browser);
  expect(passkey).toEqual({
    id: expect.any(String),
    name: 'Safari on iPhone',
    createdAt: expect.any(String),
    lastUsedAt: null,
  });
  const elsewhere = openBrowser(auth);
  const answer = await logInWith(elsewhere, device);
  expect(answer.status).toBe(200);
  expect(answer.json()).toMatchObject({ id });
  expect((await elsewhere.call(getUser)).status).toBe(200);
  expect(await listOf(elsewhere)).toMatchObject([
    { id: passkey.id, lastUsedAt: expect.any(String) },
  ]);
  expect(await auditOf(id)).toEqual(['passkey.added', 'passkey.used']);
  expect(await toldTo(id)).toMatchObject([
    { done: 'passkey-added', ways: [{ to: phone, token: expect.stringMatching(/^\w{20}$/) }] },
  ]);
  const text = JSON.stringify(await listOf(elsewhere));
  expect(text).not.toContain(device.id);
});

test('When a login is older than a quarter of an hour, then no passkey is added until a fresh proof', async () => {
  const { id, phone, browser } = await memberIn(auth);
  const options = (await browser.call<AnswerOf<typeof beginPasskey>>(beginPasskey)).json();
  await letLoginGrowOld(id);
  const refused = await browser.call<{ code: string }>(beginPasskey);
  expect([refused.status, refused.json().code]).toEqual([409, 'proof_required']);
  const late = await browser.call(registerPasskey, makePasskeyDevice().register(options));
  expect(late.status).toBe(409);
  expect(await listOf(browser)).toEqual([]);
  await addPasskey(await logIn(auth, phone));
});

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another site', { rpId: 'evil.example' }],
  ['no check of who holds the device', { verified: false }],
  ['the form of a login', { type: 'webauthn.get' }],
])('When a passkey is brought with %s, then it is refused', async (_what, odd) => {
  const { browser } = await memberIn(auth);
  expect((await bringPasskey(browser, makePasskeyDevice(), odd)).status).toBe(400);
  expect(await listOf(browser)).toEqual([]);
});

test('When a challenge is used, is of another browser or person, or five minutes old, then it is void', async () => {
  const { phone, browser } = await memberIn(auth);
  const begin = async (where: Browser) =>
    (await where.call<AnswerOf<typeof beginPasskey>>(beginPasskey)).json();
  const bring = async (where: Browser, options: AnswerOf<typeof beginPasskey>) =>
    (await where.call(registerPasskey, makePasskeyDevice().register(options))).status;
  const used = await begin(browser);
  expect([await bring(browser, used), await bring(browser, used)]).toEqual([201, 410]);
  const other = await logIn(auth, phone);
  await begin(other);
  expect(await bring(other, await begin(browser))).toBe(410);
  const stranger = await memberIn(auth);
  await begin(stranger.browser);
  expect(await bring(stranger.browser, await begin(browser))).toBe(410);
  const old = await begin(browser);
  await auth.pool.query(
    `UPDATE passkey_challenge SET expires_at = expires_at - interval '5 minutes'`,
  );
  expect(await bring(browser, old)).toBe(410);
  expect(await listOf(browser)).toHaveLength(1);
});

test('When a passkey is known already, or there are ten, then there comes no other', async () => {
  const { id, browser } = await memberIn(auth);
  const { device } = await addPasskey(browser);
  expect((await bringPasskey(browser, device)).status).toBe(409);
  await auth.pool.query(
    `INSERT INTO passkey (id, person_id, credential_id, public_key, counter, name, created_at)
     SELECT gen_random_uuid(), $1, gen_random_uuid()::text, '', 0, 'Chrome on Linux', now()
     FROM generate_series(2, $2::int)`,
    [id, limits.passkey.most],
  );
  const refused = await browser.call(beginPasskey);
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('10 passkeys');
});

test('When a member removes a passkey, then it logs nobody in, and is told; another’s is not found', async () => {
  const { id, browser } = await memberIn(auth);
  const { device, passkey } = await addPasskey(browser);
  const other = await memberIn(auth);
  expect((await remove(other.browser, passkey.id)).status).toBe(404);
  expect((await remove(browser, passkey.id)).status).toBe(204);
  expect((await remove(browser, passkey.id)).status).toBe(404);
  expect((await logInWith(openBrowser(auth), device)).status).toBe(400);
  expect(await auditOf(id)).toEqual(['passkey.added', 'passkey.removed']);
  expect((await toldTo(id)).map(({ done }) => done)).toEqual(['passkey-added', 'passkey-removed']);
  expect((await toldTo(id))[1]?.ways.map(({ token }) => token)).toEqual(['']);
});

test('When a member begins without end, then a day has ten', async () => {
  const { browser } = await memberIn(auth);
  const statuses = [];
  for (let n = 0; n < 11; n += 1) statuses.push((await browser.call(beginPasskey)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});
