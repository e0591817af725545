import { resendVerification, updateMe, verifyEmail } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';
import { queue } from '../queue.ts';
import { logIn } from '../log-in.ts';
import { addPerson, messageTo, messagesTo, useAuth } from '../setup.ts';

const auth = useAuth({ worker: true });

const resend = (email: unknown, browser = openBrowser(auth)) =>
  browser.call(resendVerification, { email });
const verify = (token: string, browser = openBrowser(auth)) => browser.call(verifyEmail, { token });

test('When the mail is asked for again, then all get the same answer, and only who waits gets one', async () => {
  await queue.register('waits@again.example');
  await addPerson(auth, { email: 'done@again.example', emailVerified: true });
  await addPerson(auth, { email: 'claims@again.example' });
  const known = await resend('Waits@again.example');
  expect(known.status).toBe(200);
  for (const email of ['done@again.example', 'claims@again.example', 'nobody@again.example']) {
    const other = await resend(email);
    expect([other.status, other.text]).toEqual([known.status, known.text]);
    expect([...other.headers.keys()]).toEqual([...known.headers.keys()]);
    expect(await messagesTo(auth, email)).toEqual([]);
  }
  const [first, second, ...more] = await messagesTo(auth, 'waits@again.example');
  expect(more).toEqual([]);
  expect((await verify(first?.token ?? '')).status).toBe(410);
  expect((await verify(second?.token ?? '')).status).toBe(200);
  await resend('waits@again.example');
  expect(await messagesTo(auth, 'waits@again.example')).toHaveLength(2);
});

test('When a link has expired, then a new one can be had', async () => {
  await queue.register('late@again.example');
  await auth.pool.query(`UPDATE email_claim SET expires_at = clock_timestamp()`);
  await resend('late@again.example');
  const { token } = await messageTo(auth, 'late@again.example');
  expect((await verify(token)).status).toBe(200);
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
    const browser = openBrowser(auth);
    for (let n = 0; n < 11; n += 1) statuses.push((await resend(email, browser)).status);
    expect(statuses.at(-1)).toBe(429);
  }
  expect((await messagesTo(auth, 'often@again.example')).length).toBeLessThanOrEqual(11);
  for (const email of ['', 'x', 7, null, 'a@b.example\u0000', `${'a'.repeat(260)}@b.example`])
    expect((await resend(email)).status).toBe(400);
});

test('When many strangers ask for it again, then six more come in a day, and the last one is good', async () => {
  const [waits, nobody] = ['filled@again.example', 'unknown@again.example'];
  await queue.register(waits);
  const askedFor = async (email: string) => {
    const statuses = [];
    for (let n = 1; n <= 8; n += 1)
      statuses.push((await resend(email, openBrowser(auth, { address: `203.0.113.${n}` }))).status);
    return statuses;
  };
  const expected = [200, 200, 200, 200, 200, 200, 429, 429];
  expect(await askedFor(waits)).toEqual(expected);
  expect(await askedFor(nobody)).toEqual(expected);
  expect(await messagesTo(auth, waits)).toHaveLength(7);
  const last = (await messagesTo(auth, waits)).at(-1);
  expect((await verify(last?.token ?? '')).status).toBe(200);
});
