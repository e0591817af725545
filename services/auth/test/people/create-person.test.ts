import { expect, test } from 'vitest';
import { createPerson } from '../../src/people/create-person.ts';
import type { NewPerson } from '../../src/people/create-person.ts';
import { addPerson, eventsOf, newPhone, useAuth } from '../setup.ts';

const auth = useAuth();

const names = { firstName: ' Ezra ', lastName: 'Quinn ' };
const create = (input: Partial<NewPerson>) =>
  auth.deps.database.transaction((tx) => createPerson(tx, { ...names, ...input }));
const eventsAbout = async (personId: string) =>
  (await eventsOf(auth, 'person.changed')).filter((event) => event['personId'] === personId);

test('When a person is made, then contact data is kept as a claim, and others hear the name alone', async () => {
  const person = await create({ phone: '(202) 987-0142', email: ' Ezra@Quinn.Example ' });
  expect(person).toMatchObject({
    firstName: 'Ezra',
    lastName: 'Quinn',
    phone: '+12029870142',
    phoneVerifiedAt: null,
    email: 'ezra@quinn.example',
    emailVerifiedAt: null,
    role: 'member',
    version: 1,
  });
  const events = await eventsAbout(person.id);
  expect(events).toEqual([
    {
      personId: person.id,
      version: 1,
      fullName: 'Ezra Quinn',
      role: 'member',
      suspended: false,
      approved: true,
      leaving: false,
      changedAt: expect.any(String),
    },
  ]);
});

test('When the caller knows that contact data is proven, then it is, and unproven claims elsewhere go', async () => {
  const [phone, email] = [newPhone(), 'shared@claim.example'];
  const claim = await create({ phone, email });
  const owner = await create({ phone, email, phoneVerified: true, emailVerified: true });
  expect(owner.phoneVerifiedAt).toBeInstanceOf(Date);
  expect(owner.emailVerifiedAt).toBeInstanceOf(Date);
  const after = await auth.prisma.person.findUniqueOrThrow({ where: { id: claim.id } });
  expect([after.phone, after.email]).toEqual([null, null]);
});

test('When somebody else has proven the number or address, then nobody is made and nothing announced', async () => {
  const owner = await addPerson(auth, { email: 'owner@proven.example', emailVerified: true });
  const [people, events] = [
    await auth.prisma.person.count(),
    await eventsOf(auth, 'person.changed'),
  ];
  for (const input of [{ phone: owner.phone ?? '' }, { email: 'OWNER@proven.example' }])
    await expect(create(input)).rejects.toMatchObject({ status: 409 });
  expect(await auth.prisma.person.count()).toBe(people);
  expect(await eventsOf(auth, 'person.changed')).toHaveLength(events.length);
});

test('When nobody has proven it, then equal claims stand beside each other', async () => {
  const phone = newPhone();
  const claims = [await create({ phone }), await create({ phone })];
  expect(claims.map((claim) => claim.phone)).toEqual([phone, phone]);
});

test('When two people prove the same number at once, then the database lets one have it', async () => {
  const phone = newPhone();
  const outcomes = await Promise.allSettled(
    [1, 2].map(() => create({ phone, phoneVerified: true })),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await auth.prisma.person.count({ where: { phone } })).toBe(1);
});

test('When contact data is none, then it is refused', async () => {
  for (const phone of ['call me', '+1 555 555 5555', '+1202'])
    await expect(create({ phone })).rejects.toMatchObject({ status: 400 });
  for (const email of ['nobody', 'a@b', `${'a'.repeat(250)}@b.example`])
    await expect(create({ email })).rejects.toMatchObject({ status: 400 });
});
