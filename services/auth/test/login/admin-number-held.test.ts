import { redeemLink, sendMagicLink } from '@kbf/contracts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changePerson } from '../../src/people/change-person.ts';
import { openBrowser } from '../browser.ts';
import { addPerson, messageTo, messagesTo, openAuth } from '../setup.ts';
import type { Auth } from '../setup.ts';

const phone = '+12025550177';
let auth: Auth;
beforeEach(async () => {
  auth = await openAuth({ ADMIN_PHONE: phone });
});
afterEach(() => auth.close());

const ask = async () =>
  (await openBrowser(auth.app).call(sendMagicLink, { phoneNumber: phone })).statusCode;
const addSuspended = async (phoneVerified: boolean) => {
  const { id } = await addPerson(auth, { phone, phoneVerified });
  await auth.database.$transaction((tx) => changePerson(tx, id, { suspended: true }, null));
};

test.each([true, false])(
  'When the admin’s number is a suspended person’s (proven: %s), then it gets no text and makes no admin',
  async (proven) => {
    await addSuspended(proven);
    expect(await ask()).toBe(200);
    expect(await messagesTo(auth, phone)).toEqual([]);
    expect(await auth.database.person.count({ where: { role: 'admin' } })).toBe(0);
  },
);

test('When somebody else proves the admin’s number between text and login, then the text leads nowhere', async () => {
  await ask();
  const { token } = await messageTo(auth, phone);
  await addPerson(auth, { phone });
  expect((await openBrowser(auth.app).call(redeemLink, { token })).statusCode).toBe(410);
  expect(await auth.database.person.findMany()).toMatchObject([{ role: 'member' }]);
});
