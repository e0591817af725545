import { expect, test } from 'vitest';
import { demoPeople, refuseDemoPeople } from '../src/demo-people.ts';
import { seed } from '../src/seed.ts';
import { logIn } from './log-in.ts';
import { eventsOf, useAuth } from './setup.ts';

const auth = useAuth();

test('When an empty database goes live, then it is accepted', async () => {
  await expect(auth.configured({ DELIVERY: 'live' })).resolves.toBeDefined();
});

test('When demo people are seeded twice, then each is there and announced once, and can log in', async () => {
  await seed(auth.databaseUrl);
  await seed(auth.databaseUrl);
  const people = await auth.prisma.person.findMany({ orderBy: { id: 'asc' } });
  expect(people.map(({ id, phone, role }) => [id, phone, role])).toEqual(
    demoPeople.map(({ id, phone, role }) => [id, phone, role]),
  );
  expect(people.every((person) => person.phoneVerifiedAt && person.emailVerifiedAt)).toBe(true);
  const events = await eventsOf(auth, 'person.changed');
  expect(events.map((event) => String(event['fullName'])).sort()).toEqual(
    demoPeople.map(({ fullName }) => fullName).sort(),
  );
  const browser = await logIn(auth, '+12025550101');
  expect(browser.cookies.has('kbf_login')).toBe(true);
});

test('When a database with demo people goes live, then it is refused', async () => {
  await seed(auth.databaseUrl);
  await expect(refuseDemoPeople(auth.prisma)).rejects.toThrow(
    /^DELIVERY: .*demo people.*--no-demo/,
  );
  await expect(auth.configured({ DELIVERY: 'live' })).rejects.toThrow(
    /^DELIVERY: .*demo people.*--no-demo/,
  );
});
