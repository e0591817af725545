import { expect, test } from 'vitest';
import { changePerson } from '../../src/people/change-person.ts';
import type { PersonChange } from '../../src/people/change-person.ts';
import { addPerson, eventsOf, useAuth } from '../setup.ts';

const auth = useAuth();

const change = (id: string, what: PersonChange, actorId: string | null = null) =>
  auth.deps.database.transaction((tx) => changePerson(tx, id, what, actorId));
const eventsAbout = async (personId: string) =>
  (await eventsOf(auth, 'person.changed')).filter((event) => event['personId'] === personId);

test('When a person is renamed, promoted, suspended and let back, then each version is announced', async () => {
  const { id } = await addPerson(auth);
  await change(id, { firstName: ' Lidia ', lastName: 'Marsh-Cole' });
  await change(id, { role: 'admin' });
  await change(id, { suspended: true });
  await change(id, { suspended: false });
  expect((await eventsAbout(id)).slice(1)).toMatchObject([
    { version: 2, fullName: 'Lidia Marsh-Cole', role: 'member', suspended: false },
    { version: 3, role: 'admin', suspended: false },
    { version: 4, role: 'admin', suspended: true },
    { version: 5, role: 'admin', suspended: false },
  ]);
});

test('When role or suspension change, then the audit log says who did it; a new name is nobody’s concern', async () => {
  const [admin, { id }] = [await addPerson(auth, { role: 'admin' }), await addPerson(auth)];
  await change(id, { firstName: 'Lidia' }, admin.id);
  await change(id, { role: 'admin' }, admin.id);
  await change(id, { suspended: true }, admin.id);
  const entries = await auth.prisma.auditEntry.findMany({
    where: { subjectId: id },
    orderBy: { at: 'asc' },
  });
  expect(entries).toMatchObject([
    { action: 'person.changed', actorId: admin.id, details: { role: 'admin' } },
    { action: 'person.changed', actorId: admin.id, details: { suspended: true } },
  ]);
});

test('When changes come at once, then none is lost and no version is announced twice', async () => {
  const { id } = await addPerson(auth);
  await Promise.all(['A', 'B', 'C', 'D', 'E'].map((firstName) => change(id, { firstName })));
  const versions = (await eventsAbout(id)).map((event) => String(event['version']));
  expect(versions.sort()).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('When there is no such person, then nothing is announced', async () => {
  const id = crypto.randomUUID();
  await expect(change(id, { role: 'admin' })).rejects.toMatchObject({ status: 404 });
  expect(await eventsAbout(id)).toEqual([]);
});
