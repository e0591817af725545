import { redeemLink, sendMagicLink } from '@kbf/contracts';
import { beforeEach, expect, test } from 'vitest';
import { changePerson } from '../../src/people/change-person.ts';
import { openBrowser } from '../browser.ts';
import { addPerson, forgetAll, messageTo, messagesTo, useAuth } from '../setup.ts';

const phone = '+12025550177';
const auth = useAuth({ env: { ADMIN_PHONE: phone } });
beforeEach(() => forgetAll(auth));

const ask = async () =>
  (await openBrowser(auth).call(sendMagicLink, { phoneNumber: phone })).status;
const addSuspended = async (phoneVerified: boolean) => {
  const { id } = await addPerson(auth, { phone, phoneVerified });
  await auth.deps.database.transaction((tx) => changePerson(tx, id, { suspended: true }, null));
};

test.each([true, false])(
  'When the admin’s number is a suspended person’s (proven: %s), then it gets no text and makes no admin',
  async (proven) => {
    await addSuspended(proven);
    expect(await ask()).toBe(200);
    expect(await messagesTo(auth, phone)).toEqual([]);
    expect(await auth.prisma.person.count({ where: { role: 'admin' } })).toBe(0);
  },
);

test('When somebody else proves the admin’s number between text and login, then the text leads nowhere', async () => {
  await ask();
  const { token } = await messageTo(auth, phone);
  await addPerson(auth, { phone });
  expect((await openBrowser(auth).call(redeemLink, { token })).status).toBe(410);
  expect(await auth.prisma.person.findMany()).toMatchObject([{ role: 'member' }]);
});
