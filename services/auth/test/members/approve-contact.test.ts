import { getUser } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { queue } from '../queue.ts';
import { logIn } from '../log-in.ts';
import { addPerson, eventsOf, messagesTo, newPhone, useAuth } from '../setup.ts';

const auth = useAuth({ worker: true });

const joined = async () => (await eventsOf(auth, 'member.joined')).at(-1);
const byEmail = (email: string) => auth.prisma.person.findMany({ where: { email } });

test('When a contact is approved, then it is a member with unproven claims, invited and announced', async () => {
  const phone = newPhone();
  await queue.approve({ fullName: 'Mary Ann  Lowe', email: 'Mary@Lowe.example', phone });
  const [person] = await byEmail('mary@lowe.example');
  expect(person).toMatchObject({
    firstName: 'Mary Ann',
    lastName: 'Lowe',
    phone,
    phoneVerifiedAt: null,
    emailVerifiedAt: null,
    role: 'member',
  });
  expect(await joined()).toMatchObject({ personId: person?.id, isNew: true });
  expect(await messagesTo(auth, phone)).toMatchObject([{ link: 'http://localhost:8080/login' }]);
  const sent = (await eventsOf(auth, 'message.requested')).at(-1);
  expect(sent).toMatchObject({ channel: 'sms', kind: 'welcome' });
  expect(JSON.stringify(await eventsOf(auth, 'contact.approved'))).not.toContain('lowe.example');
  const browser = await logIn(auth, phone);
  expect((await browser.call(getUser)).json()).toMatchObject({
    id: person?.id,
    phoneVerified: true,
  });
});

test('When the same approval is delivered twice, then there is one member and one text', async () => {
  const phone = newPhone();
  const event = await queue.approve({ email: 'twice@join.example', phone });
  const before = (await eventsOf(auth, 'member.joined')).length;
  await queue.again(event);
  expect(await byEmail('twice@join.example')).toHaveLength(1);
  expect(await messagesTo(auth, phone)).toHaveLength(1);
  expect(await eventsOf(auth, 'member.joined')).toHaveLength(before);
});

test('When number or address is proven by a member, then it is that member, and no text goes out', async () => {
  const holder = await addPerson(auth, { email: 'holder@join.example', emailVerified: true });
  const other = newPhone();
  const contacts = [
    { email: 'else@join.example', phone: holder.phone ?? '' },
    { email: 'Holder@join.example', phone: other },
    { email: 'holder@join.example', phone: null },
  ];
  for (const contact of contacts) {
    await queue.approve(contact);
    expect(await joined()).toMatchObject({ personId: holder.id, isNew: false });
  }
  const after = await auth.prisma.person.findUnique({ where: { id: holder.id } });
  expect(after).toEqual(holder);
  expect(await messagesTo(auth, other)).toEqual([]);
  expect(await messagesTo(auth, holder.phone ?? '')).toEqual([]);
});

test('When somebody is approved twice with one number before they log in, then they are one member', async () => {
  const phone = newPhone();
  await Promise.all([
    queue.approve({ email: 'same@join.example', phone }),
    queue.approve({ email: 'same@join.example', phone: phone.replace('+1', '') }),
  ]);
  expect(await auth.prisma.person.count({ where: { phone } })).toBe(1);
  const ids = (await eventsOf(auth, 'member.joined')).slice(-2).map(({ personId }) => personId);
  expect(ids[0]).toBe(ids[1]);
});

test('When a number is claimed beside a proven address, then the approved contact is another member', async () => {
  const phone = newPhone();
  const claimant = await addPerson(auth, {
    phone,
    phoneVerified: false,
    email: 'claimant@join.example',
    emailVerified: true,
  });
  await queue.approve({ email: 'owner@join.example', phone });
  const browser = await logIn(auth, phone);
  const [owner] = await byEmail('owner@join.example');
  expect((await browser.call(getUser)).json()).toMatchObject({ id: owner?.id });
  expect(owner?.id).not.toBe(claimant.id);
});

test('When no text can go to the number, then a mail asks to confirm, and nobody is a member yet', async () => {
  const numbers = [null, 'not a number', '+12', '+44 20 7946 0958', '\u202E+1202'];
  for (const [index, phone] of numbers.entries()) {
    const email = `mail${index}@join.example`;
    await queue.approve({ email, phone });
    expect(await byEmail(email)).toEqual([]);
    const [mail] = await messagesTo(auth, email);
    expect(mail?.link).toMatch(/^http:\/\/localhost:8080\/verify-email#token=\w{20}$/);
  }
});

test('When a form holds scripts and quotes, then they are a name like any other', async () => {
  const fullName = `<script>alert(1)</script> O'Brien"; DROP TABLE person; --`;
  const phone = newPhone();
  await queue.approve({ fullName, email: 'script@join.example', phone });
  const browser = await logIn(auth, phone);
  expect((await browser.call(getUser)).json()).toMatchObject({ fullName });
});
