import { resendVerification, updateMe, verifyEmail } from '@kbf/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';
import { listen } from '../listen.ts';
import type { Listening } from '../listen.ts';
import { logIn } from '../log-in.ts';
import { addPerson, messageTo, messagesTo, openAuth } from '../setup.ts';
import type { Auth } from '../setup.ts';

let auth: Auth;
let queue: Listening;
beforeAll(async () => {
  auth = await openAuth();
  queue = listen(auth);
});
afterAll(async () => {
  await queue.stop();
  await auth.close();
});

const resend = (email: unknown, browser = openBrowser(auth.app)) =>
  browser.call(resendVerification, { email });
const verify = (token: string, browser = openBrowser(auth.app)) =>
  browser.call(verifyEmail, { token });

test('When the mail is asked for again, then the answer is the same for everyone, and only who waits gets one', async () => {
  await queue.register('waits@again.example');
  await addPerson(auth, { email: 'done@again.example', emailVerified: true });
  await addPerson(auth, { email: 'claims@again.example' });
  const known = await resend('Waits@again.example');
  expect(known.statusCode).toBe(200);
  for (const email of ['done@again.example', 'claims@again.example', 'nobody@again.example']) {
    const other = await resend(email);
    expect([other.statusCode, other.body]).toEqual([known.statusCode, known.body]);
    expect(Object.keys(other.headers)).toEqual(Object.keys(known.headers));
    expect(await messagesTo(auth, email)).toEqual([]);
  }
  const [first, second, ...more] = await messagesTo(auth, 'waits@again.example');
  expect(more).toEqual([]);
  expect((await verify(first?.token ?? '')).statusCode).toBe(410);
  expect((await verify(second?.token ?? '')).statusCode).toBe(200);
  await resend('waits@again.example');
  expect(await messagesTo(auth, 'waits@again.example')).toHaveLength(2);
});

test('When a link has expired, then a new one can be had', async () => {
  await queue.register('late@again.example');
  await auth.pool.query(`UPDATE email_claim SET expires_at = clock_timestamp()`);
  await resend('late@again.example');
  const { token } = await messageTo(auth, 'late@again.example');
  expect((await verify(token)).statusCode).toBe(200);
});

test('When a member waits for a new address, then it is that mail again; for strangers it is not', async () => {
  const { phone } = await addPerson(auth);
  const browser = await logIn(auth, phone ?? '');
  await browser.call(updateMe, { email: 'change@again.example' });
  await resend('change@again.example');
  expect(await messagesTo(auth, 'change@again.example')).toHaveLength(1);
  await resend('change@again.example', browser);
  const { token } = await messageTo(auth, 'change@again.example');
  expect(await messagesTo(auth, 'change@again.example')).toHaveLength(2);
  expect((await verify(token, browser)).json()).toMatchObject({ email: 'change@again.example' });
});

test('When it is asked for too often, then it is refused, known or not; what is no address is invalid', async () => {
  await queue.register('often@again.example');
  for (const email of ['often@again.example', 'never@again.example']) {
    const statuses = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await resend(email)).statusCode);
    expect(statuses.at(-1)).toBe(429);
  }
  expect((await messagesTo(auth, 'often@again.example')).length).toBeLessThanOrEqual(10);
  for (const email of ['', 'x', 7, null, 'a@b.example\u0000', `${'a'.repeat(260)}@b.example`])
    expect((await resend(email)).statusCode).toBe(400);
});
