import { listContactsToShow } from '@kbf/contracts/internal';
import type { ContactsToShow } from '@kbf/contracts/internal';
import { serviceHeaders } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { addPerson, newPhone, useAuth } from '../setup.ts';

const auth = useAuth();

const ask = (personIds: string[], headers = serviceHeaders('community', 'auth')) =>
  auth.call<{ contacts: ContactsToShow[] }>('POST', listContactsToShow.path, {
    headers,
    body: { personIds },
  });

test('When community asks, then it hears what approved people have proven, and nothing of others', async () => {
  const [phone, email] = [newPhone(), 'shown@contacts.example'];
  const proven = await addPerson(auth, { phone, email, emailVerified: true });
  const claimed = await addPerson(auth, { phoneVerified: false, email: 'typed@contacts.example' });
  const admin = await addPerson(auth, { role: 'admin' });
  const others = await Promise.all(Array.from({ length: 4 }, () => addPerson(auth)));
  const [unapproved, suspended, frozen, erasing] = others.map(({ id }) => id);
  const change = (id: string | undefined, data: object) =>
    auth.prisma.person.update({ where: { id: id ?? '' }, data });
  await change(admin.id, { approvedAt: null });
  await change(unapproved, { approvedAt: null });
  await change(suspended, { suspendedAt: new Date() });
  await change(frozen, { frozenAt: new Date() });
  await change(erasing, { erasingAt: new Date() });
  const ids = [proven, claimed, admin, ...others].map(({ id }) => id);
  const { status, json } = await ask([...ids, crypto.randomUUID()]);

  expect(status).toBe(200);
  expect(
    json().contacts.toSorted((a, b) => ids.indexOf(a.personId) - ids.indexOf(b.personId)),
  ).toEqual([
    { personId: proven.id, phone, email },
    { personId: claimed.id, phone: null, email: null },
    { personId: admin.id, phone: admin.phone, email: null },
  ]);
});

test('When another service asks, then it is refused', async () => {
  expect((await ask([], serviceHeaders('ai', 'auth'))).status).toBe(403);
});
