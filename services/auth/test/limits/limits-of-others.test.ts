import { redeemCode, sendMagicLink } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';
import { askForText } from '../log-in.ts';
import { addPerson, messagesTo, useAuth } from '../setup.ts';
import type { Auth } from '../setup.ts';

const auth = useAuth();

const limited = (limits: Record<string, number>) =>
  auth.configured({ LOGIN_LIMITS: JSON.stringify(limits) });
const ask = async (app: Auth, phoneNumber: string) =>
  (await openBrowser(app, { address: '198.51.100.1' }).call(sendMagicLink, { phoneNumber })).status;

test('When one number is refused again and again, then others of its prefix are not closed by it', async () => {
  const app = await limited({ perRecipientHour: 1, perPrefixHour: 3 });
  const asked = [];
  for (let n = 0; n < 6; n += 1) asked.push(await ask(app, '+12027490114'));
  expect(asked).toEqual([200, 429, 429, 429, 429, 429]);
  expect(await ask(app, '+12027490115')).toBe(200);
});

test('When many members ask at once near the end of the day’s texts, then no more go out than are left', async () => {
  const app = await limited({ textsPerDay: 3, textsToNewNetworksDay: 0 });
  const members = await Promise.all(Array.from({ length: 8 }, () => addPerson(auth)));
  const answers = await Promise.all(members.map(({ phone }) => ask(app, phone ?? '')));
  expect(answers.filter((status) => status === 200)).toHaveLength(3);
  const sent = await Promise.all(members.map(({ phone }) => messagesTo(auth, phone ?? '')));
  expect(sent.flat()).toHaveLength(3);
});

test('When the counters cannot be reached, then the right code logs nobody in', async () => {
  const { id, phone } = await addPerson(auth);
  const browser = openBrowser(auth);
  const { code } = await askForText(auth, browser, phone ?? '');
  await auth.pool.query('ALTER TABLE request_limit RENAME TO request_limit_away');
  const refused = await browser.call(redeemCode, { phoneNumber: phone, code });
  await auth.pool.query('ALTER TABLE request_limit_away RENAME TO request_limit');
  expect(refused.status).toBeGreaterThanOrEqual(500);
  expect(await auth.prisma.loginSession.count({ where: { personId: id } })).toBe(0);
  expect((await browser.call(redeemCode, { phoneNumber: phone, code })).status).toBe(200);
});
