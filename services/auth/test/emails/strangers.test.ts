import { getUser, redeemLink, updateMe, verifyEmail } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';
import { queue } from '../queue.ts';
import { logIn } from '../log-in.ts';
import { addPerson, messageTo, newPhone, useAuth } from '../setup.ts';

const auth = useAuth({ worker: true });

const idOf = async (browser: Awaited<ReturnType<typeof logIn>>) =>
  (await browser.call<{ id: string }>(getUser)).json().id;
const reload = (id: string) => auth.prisma.person.findUniqueOrThrow({ where: { id } });

async function confirm(email: string) {
  const browser = openBrowser(auth);
  const { token } = await messageTo(auth, email);
  const answer = await browser.call(verifyEmail, { token });
  return { browser, answer };
}

test('When somebody joined with a stranger’s address, which the stranger confirms, then both are apart', async () => {
  const phone = newPhone();
  await queue.approve({ email: 'victim@one.example', phone });
  const attacker = await logIn(auth, phone);
  await queue.register('victim@one.example', 'The Owner');
  const { browser, answer } = await confirm('victim@one.example');
  expect(answer.json()).toMatchObject({ fullName: 'The Owner' });
  expect(await idOf(browser)).not.toBe(await idOf(attacker));
  expect((await attacker.call(getUser)).json()).toMatchObject({ email: null, phone });
});

test('When somebody joined with a stranger’s number, then their own address leads to another account', async () => {
  const phone = newPhone();
  await queue.approve({ email: 'attacker@two.example', phone });
  await queue.register('attacker@two.example');
  const attacker = await confirm('attacker@two.example');
  expect(attacker.answer.status).toBe(200);
  const owner = await logIn(auth, phone);
  expect(await idOf(owner)).not.toBe(await idOf(attacker.browser));
  expect((await owner.call(getUser)).json()).toMatchObject({ phone, email: null });
});

test('When a member enters a stranger’s address, then the stranger’s click does nothing for that account', async () => {
  const attacker = await addPerson(auth);
  const browser = await logIn(auth, attacker.phone ?? '');
  await browser.call(updateMe, { email: 'victim@three.example' });
  const stranger = await confirm('victim@three.example');
  expect(stranger.answer.status).toBe(403);
  expect(stranger.answer.headers.getSetCookie()).toEqual([]);
  expect((await reload(attacker.id)).email).toBeNull();
  const victim = await addPerson(auth);
  const victimBrowser = await logIn(auth, victim.phone ?? '');
  const { token } = await messageTo(auth, 'victim@three.example');
  expect((await victimBrowser.call(verifyEmail, { token })).status).toBe(403);
  expect(await idOf(victimBrowser)).toBe(victim.id);
});

test('When a member enters a stranger’s number, then the stranger’s click does neither', async () => {
  const attacker = await addPerson(auth);
  const phone = newPhone();
  const browser = await logIn(auth, attacker.phone ?? '');
  await browser.call(updateMe, { phone });
  const { token } = await messageTo(auth, phone);
  const stranger = openBrowser(auth);
  const answer = await stranger.call(redeemLink, { token });
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
  expect((await reload(attacker.id)).phone).toBe(attacker.phone);
});

test('When an address is proven and registered for at once, then nobody shares an account', async () => {
  for (let round = 0; round < 6; round += 1) {
    const email = `race${round}@four.example`;
    const member = await addPerson(auth);
    const browser = await logIn(auth, member.phone ?? '');
    await browser.call(updateMe, { email });
    const own = (await messageTo(auth, email)).token;
    await queue.register(email);
    const other = (await messageTo(auth, email)).token;
    const [changed, made] = await Promise.all([
      browser.call(verifyEmail, { token: own }),
      openBrowser(auth).call(verifyEmail, { token: other }),
    ]);
    expect([
      [200, 200],
      [409, 200],
    ]).toContainEqual([changed.status, made.status]);
    expect(await auth.prisma.person.count({ where: { email } })).toBe(1);
    const joinedOwn = made.json()['id'] === member.id;
    expect(joinedOwn).toBe(changed.status === 200);
  }
});
