import { redeemLink, sendEmailLink, sendMagicLink } from '@kbf/contracts';
import { beforeEach, expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';
import { addPerson, messagesTo, newPhone, useAuth } from '../setup.ts';

const auth = useAuth();
beforeEach(() => auth.pool.query('TRUNCATE request_limit'));

/** Requests texts with these limits. */
function limited(limits: Record<string, number>) {
  const app = auth.configured({ LOGIN_LIMITS: JSON.stringify(limits) });
  return async (phoneNumber: string, address = '198.51.100.1') => {
    const browser = openBrowser(await app, { address });
    return browser.call(sendMagicLink, { phoneNumber });
  };
}
const newMember = async () => (await addPerson(auth)).phone ?? '';

test('When one number is asked for too often, then it is refused for the time left, member or not', async () => {
  const ask = limited({ perRecipientHour: 2 });
  const answers = [];
  for (const phone of [await newMember(), newPhone()]) {
    expect((await ask(phone)).status).toBe(200);
    expect((await ask(phone)).status).toBe(200);
    answers.push(await ask(phone));
  }
  const [member, stranger] = answers;
  expect(member?.status).toBe(429);
  expect(Number(member?.headers.get('retry-after'))).toBeGreaterThan(3_000);
  expect(member?.headers.getSetCookie()).toEqual([]);
  expect([stranger?.status, stranger?.text]).toEqual([member?.status, member?.text]);
  expect([...(stranger?.headers.keys() ?? [])]).toEqual([...(member?.headers.keys() ?? [])]);
});

test('When a refused number is a member’s, then no further text goes out and the last link still works', async () => {
  const ask = limited({ perRecipientHour: 1 });
  const phone = await newMember();
  await ask(phone);
  await ask(phone);
  const [message, ...more] = await messagesTo(auth, phone);
  expect(more).toEqual([]);
  const answer = await openBrowser(auth).call(redeemLink, { token: message?.token });
  expect(answer.status).toBe(200);
});

test('When one address asks too often, then it is refused whatever the number, and others are not', async () => {
  const ask = limited({ perAddressHour: 2 });
  await ask(newPhone(), '198.51.100.7');
  await ask(newPhone(), '198.51.100.7');
  expect((await ask(await newMember(), '198.51.100.7')).status).toBe(429);
  expect((await ask(newPhone(), '::ffff:198.51.100.7')).status).toBe(429);
  expect((await ask(newPhone(), '198.51.100.8')).status).toBe(200);
});

test('When an IPv6 household asks from many addresses, then its /64 counts as one', async () => {
  const ask = limited({ perAddressHour: 2 });
  await ask(newPhone(), '2001:db8:1:2::1');
  await ask(newPhone(), '2001:db8:1:2:aaaa:bbbb:cccc:dddd');
  expect((await ask(newPhone(), '2001:0db8:0001:0002::ffff')).status).toBe(429);
  expect((await ask(newPhone(), '2001:db8:1:3::1')).status).toBe(200);
});

test('When the address is missing or none, then all such calls share one allowance', async () => {
  const ask = limited({ perAddressHour: 2 });
  expect((await ask(newPhone(), ' ')).status).toBe(200);
  expect((await ask(newPhone(), 'unknown')).status).toBe(200);
  expect((await ask(newPhone(), '10.0.0.1, 10.0.0.2')).status).toBe(429);
});

test('When somebody walks through numbers in a row, then their common prefix is refused', async () => {
  const ask = limited({ perPrefixHour: 2 });
  expect((await ask('+12029310101')).status).toBe(200);
  expect((await ask('+12029310102')).status).toBe(200);
  expect((await ask('+12029310103')).status).toBe(429);
  expect((await ask('+12029320103')).status).toBe(200);
});

test('When the texts of a day are used up, then everybody is refused, and numbers of nobody used none', async () => {
  for (const limit of ['textsPerDay', 'textsPerCountryDay']) {
    await auth.pool.query('TRUNCATE request_limit');
    const ask = limited({ [limit]: 2, textsToNewNetworksDay: 0 });
    for (let n = 0; n < 4; n += 1) expect((await ask(newPhone())).status).toBe(200);
    expect((await ask(await newMember())).status).toBe(200);
    expect((await ask(await newMember())).status).toBe(200);
    const late = await newMember();
    const refused = [await ask(late), await ask(newPhone())];
    expect(refused.map(({ status }) => status)).toEqual([429, 429]);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(80_000);
    expect(await messagesTo(auth, late)).toEqual([]);
  }
});

test('When mail links are asked for too often, then address, recipient and domain have their limits', async () => {
  const cases: [Record<string, number>, string, string][] = [
    [{ perRecipientHour: 1 }, 'ann@one.example', 'Ann@one.example'],
    [{ perRecipientHour: 1 }, 'ann+one@one.example', 'ann+two@one.example'],
    [{ perRecipientHour: 1 }, 'a.n.n@gmail.com', 'ann+x@googlemail.com'],
    [{ perDomainHour: 1 }, 'ann@two.example', 'bob@two.example'],
    [{ perAddressHour: 1 }, 'ann@three.example', 'ann@four.example'],
  ];
  for (const [limits, first, second] of cases) {
    await auth.pool.query('TRUNCATE request_limit');
    const app = await auth.configured({ LOGIN_LIMITS: JSON.stringify(limits) });
    const ask = (email: string) =>
      openBrowser(app, { address: '198.51.100.9' }).call(sendEmailLink, { email });
    expect((await ask(first)).status).toBe(200);
    expect((await ask(second)).status).toBe(429);
  }
});

test('When 30 requests for one number come at once, then no more pass than its limit allows', async () => {
  const ask = limited({ perRecipientHour: 5, unusedTexts: 5 });
  const phone = await newMember();
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask(phone)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(await messagesTo(auth, phone)).toHaveLength(5);
});

test('When the counters cannot be reached, then no text goes out', async () => {
  const phone = await newMember();
  await auth.pool.query('ALTER TABLE request_limit RENAME TO away');
  try {
    const answer = await openBrowser(auth).call(sendMagicLink, { phoneNumber: phone });
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(answer.text).not.toContain('request_limit');
    expect(await messagesTo(auth, phone)).toEqual([]);
  } finally {
    await auth.pool.query('ALTER TABLE away RENAME TO request_limit');
  }
});

test('When texts to a number are not used, then one network may cause two, member or not; others may too', async () => {
  const ask = limited({});
  for (const phone of [await newMember(), newPhone()]) {
    expect((await ask(phone)).status).toBe(200);
    expect((await ask(phone)).status).toBe(200);
    const refused = await ask(phone);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600);
    expect(refused.text).toContain('email');
    expect((await ask(phone, '198.51.100.2')).status).toBe(200);
  }
});

test('When a text is used, then its owner may ask for two more from there', async () => {
  const ask = limited({});
  const phone = await newMember();
  await ask(phone);
  await ask(phone);
  const [message] = await messagesTo(auth, phone);
  const owner = openBrowser(auth, { address: '198.51.100.1' });
  expect((await owner.call(redeemLink, { token: message?.token })).status).toBe(200);
  expect((await ask(phone)).status).toBe(200);
  expect((await ask(phone)).status).toBe(200);
  expect((await ask(phone)).status).toBe(429);
});
