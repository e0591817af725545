import { deleteAccount, getAuthUser, getUser, keepAccount } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';
import { logIn, memberIn } from '../log-in.ts';
import { addPasskey, logInWith } from '../passkeys/add-passkey.ts';
import { queue } from '../queue.ts';
import { addPerson, eventsOf, useAuth } from '../setup.ts';
import { toldOfDeletion } from '../told-of-changes.ts';
import { letUndoEnd, letWaitPass } from './let-wait-pass.ts';

const auth = useAuth({ worker: true });

let emails = 0;
const member = (input = {}) =>
  memberIn(auth, { email: `staying${emails++}@erase.example`, emailVerified: true, ...input });
const tokenFor = async (id: string) =>
  (await toldOfDeletion(auth, id)).at(-1)?.ways.find(({ act }) => act === 'keep')?.token ?? '';
const keep = (token: string) => openBrowser(auth).call(keepAccount, { token });
const find = (id: string) => auth.prisma.person.findUniqueOrThrow({ where: { id } });
const announced = async (id: string) =>
  (await eventsOf(auth, 'person.changed'))
    .filter(({ personId }) => personId === id)
    .map(({ leaving }) => leaving);

test('When an account is deleted, then phone and mail are told of a link that stops it for seven days', async () => {
  const { id, phone, email, browser } = await member();
  const { device } = await addPasskey(browser);
  await letUndoEnd(auth, id);
  await browser.call(deleteAccount);
  const [told] = await toldOfDeletion(auth, id);
  const link = { act: 'keep', token: await tokenFor(id) };
  expect(told?.ways).toEqual([
    { to: phone, ...link },
    { to: email, ...link },
  ]);
  const days = (Date.parse(told!.erasesAt) - Date.parse(told!.deletedAt)) / 86_400_000;
  expect(days).toBe(7);
  expect(await announced(id)).toEqual([false, true]);
  expect((await logInWith(openBrowser(auth), device)).status).toBe(400);

  const stranger = openBrowser(auth);
  expect((await stranger.call(keepAccount, { token: link.token })).status).toBe(204);
  // The link proves less than a login.
  expect((await stranger.call(getAuthUser)).status).toBe(401);
  expect((await browser.call(getAuthUser)).status).toBe(401);
  expect(await announced(id)).toEqual([false, true, false]);
  expect((await (await logIn(auth, phone)).call(getUser)).json()).toMatchObject({
    id,
    phone,
    email,
  });
  expect((await logInWith(openBrowser(auth), device)).status).toBe(200);
  await letWaitPass(auth, id);
  expect(await eventsOf(auth, 'person.erasing')).toEqual([]);
});

test('When the link is used, made up, late, or of an earlier deletion, then it does nothing', async () => {
  const { id, phone, browser } = await member();
  await browser.call(deleteAccount);
  const token = await tokenFor(id);
  expect((await keep('A'.repeat(20))).status).toBe(410);
  expect((await keep(token)).status).toBe(204);
  expect((await keep(token)).status).toBe(410);
  await (await logIn(auth, phone)).call(deleteAccount);
  expect((await keep(token)).status).toBe(410);
  const late = await member();
  await late.browser.call(deleteAccount);
  const lateToken = await tokenFor(late.id);
  await letWaitPass(auth, late.id);
  expect((await keep(lateToken)).status).toBe(410);
});

test('When somebody has joined with the phone meanwhile, then the account stays with the mail alone', async () => {
  const { id, phone, email, browser } = await member();
  await browser.call(deleteAccount);
  await queue.approve({ email: 'other@erase.example', phone });
  await logIn(auth, phone);
  expect((await keep(await tokenFor(id))).status).toBe(204);
  expect(await find(id)).toMatchObject({ phone: null, phoneVerifiedAt: null, email });

  const both = await member();
  await both.browser.call(deleteAccount);
  await addPerson(auth, { phone: both.phone, email: both.email!, emailVerified: true });
  expect((await keep(await tokenFor(both.id))).status).toBe(409);
  await letWaitPass(auth, both.id);
});

test('When an admin deletes the account and stops that, then they are a member', async () => {
  await addPerson(auth, { role: 'admin' });
  const { id, browser } = await member({ role: 'admin' });
  await browser.call(deleteAccount);
  await keep(await tokenFor(id));
  expect(await find(id)).toMatchObject({ role: 'member', erasingAt: null });
});
