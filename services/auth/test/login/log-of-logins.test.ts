import { listAudit, listMembers, redeemCode, redeemLink, sendMagicLink } from '@kbf/contracts';
import { until } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';
import { askForText, logIn, memberIn } from '../log-in.ts';
import { addMember, newPhone, useAuth, wrongCode } from '../setup.ts';

const auth = useAuth();

const entriesAbout = (subjectId: string | null, action: string) =>
  auth.prisma.auditEntry.findMany({ where: { subjectId, action } });

test('When somebody logs in, then the log says so, with the login, and without contact data', async () => {
  const { id, phone } = await addMember(auth);
  const browser = await logIn(auth, phone, { userAgent: 'Firefox/140.0 (Windows)' });
  const { id: loginId } = await auth.prisma.loginSession.findFirstOrThrow({
    where: { personId: id },
  });
  const entries = await entriesAbout(id, 'login.began');
  expect(entries).toMatchObject([
    { actorId: id, details: { loginId, device: 'Firefox on Windows' } },
  ]);
  expect(JSON.stringify(entries)).not.toContain(phone.slice(2));
  expect(browser.cookies.has('kbf_login')).toBe(true);
});

test('When a code is wrong or a link is dead, then the log says so, about whom it was', async () => {
  const { id, phone } = await addMember(auth);
  const browser = openBrowser(auth);
  const { code, token } = await askForText(auth, browser, phone);
  await browser.call(redeemCode, { phoneNumber: phone, code: wrongCode(code) });
  await openBrowser(auth).call(redeemLink, { token });
  await openBrowser(auth).call(redeemLink, { token });
  const why = (await entriesAbout(id, 'login.failed')).map(({ details }) => details);
  expect(why).toEqual(expect.arrayContaining([{ why: 'wrong code' }, { why: 'dead link' }]));
  expect(why).toHaveLength(2);
});

test('When codes are tried on a number of nobody, or links made up, then the log is not filled', async () => {
  const phoneNumber = newPhone();
  const browser = openBrowser(auth);
  await browser.call(sendMagicLink, { phoneNumber });
  await browser.call(redeemCode, { phoneNumber, code: '000000' });
  for (let n = 0; n < 3; n += 1) await browser.call(redeemLink, { token: `made up ${n}` });
  expect(await entriesAbout(null, 'login.failed')).toMatchObject([
    { details: { why: 'wrong code' } },
  ]);
  const { id, phone } = await addMember(auth);
  const dead = await askForText(auth, openBrowser(auth), phone);
  for (let n = 0; n < 70; n += 1) await openBrowser(auth).call(redeemLink, { token: dead.token });
  expect(await entriesAbout(id, 'login.failed')).toHaveLength(60);
});

test('When a member makes a call for admins, then the refusal is in the log, and a visitor’s is not', async () => {
  const { id, browser } = await memberIn(auth);
  expect((await browser.call(listMembers)).status).toBe(403);
  expect((await openBrowser(auth).call(listAudit)).status).toBe(401);
  const entries = await until(async () => {
    const found = await auth.prisma.auditEntry.findMany({ where: { action: 'call.refused' } });
    return found.length > 0 && found;
  });
  expect(entries).toMatchObject([
    { actorId: id, subjectId: null, details: { call: 'GET /api/auth/members' } },
  ]);
});
