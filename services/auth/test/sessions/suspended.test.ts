import { redeemLink, sendMagicLink, updateMe, verifyEmail } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { applyDueChanges } from '../../src/contact-changes/apply-due-changes.ts';
import { changePerson } from '../../src/people/change-person.ts';
import { identityOf, openBrowser } from '../browser.ts';
import { enterPhone, letProofGrowOld } from '../enter-contact.ts';
import { logIn, memberIn } from '../log-in.ts';
import { addPasskey } from '../passkeys/add-passkey.ts';
import { addPerson, messageTo, newPhone, useAuth } from '../setup.ts';

const auth = useAuth();

test('When a person is suspended and a login was left open, then it is nobody’s all the same', async () => {
  const { id, phone } = await addPerson(auth);
  const browser = await logIn(auth, phone ?? '');
  const secret = browser.cookies.get('kbf_login') ?? '';
  expect(await identityOf(auth, secret)).toMatchObject({ userId: id });
  await auth.pool.query('UPDATE person SET suspended_at = clock_timestamp() WHERE id = $1', [id]);
  expect(await auth.prisma.loginSession.count({ where: { endedAt: null } })).toBe(1);
  expect(await identityOf(auth, secret)).toBeNull();
});

test('When a suspension ends, then what was prepared before it does not come back', async () => {
  const { id, phone, browser } = await memberIn(auth);
  const { passkey: old } = await addPasskey(browser);
  await auth.pool.query(`UPDATE passkey SET created_at = created_at - interval '8 days'`);
  await addPasskey(browser);
  await letProofGrowOld(auth, id);
  const waiting = await enterPhone(auth, browser, newPhone());
  await browser.call(updateMe, { email: 'waits@suspended.example' });
  const mail = await messageTo(auth, 'waits@suspended.example');
  const asking = openBrowser(auth);
  await asking.call(sendMagicLink, { phoneNumber: phone });
  const text = await messageTo(auth, phone);
  const suspend = (suspended: boolean) =>
    auth.deps.database.transaction((tx) => changePerson(tx, id, { suspended }, null));
  await suspend(true);
  await suspend(false);
  await auth.pool.query(`UPDATE contact_change SET applies_at = clock_timestamp()`);
  await applyDueChanges(auth.deps);
  const { phone: after } = await auth.prisma.person.findUniqueOrThrow({ where: { id } });
  expect([after, waiting === phone]).toEqual([phone, false]);
  expect((await asking.call(redeemLink, { token: text.token })).status).toBe(410);
  const again = await logIn(auth, phone);
  expect((await again.call(verifyEmail, { token: mail.token })).status).toBe(410);
  const left = await auth.prisma.passkey.findMany({ where: { personId: id } });
  expect(left.map((one) => one.id)).toEqual([old.id]);
});
