import { nextGathering } from '@kbf/contracts';
import { afterEach, expect, test } from 'vitest';
import { erasePerson } from '../../src/erasure/erase-person.ts';
import { remindAt } from '../../src/gatherings/coming.ts';
import { sendReminders } from '../../src/gatherings/remind-of-gathering.ts';
import { recorded } from '../recorded-events.ts';
import { newMember, useCommunity } from '../setup.ts';

const set = useCommunity();
const prisma = () => set.community.deps.database.prisma;
afterEach(() => prisma().gatheringAttendance.deleteMany());

/** A gathering of its own for each test, months ahead. */
let month = 0;
function gathering() {
  month += 1;
  const from = Temporal.Instant.from('2030-01-10T12:00:00Z').add({ hours: 24 * 28 * month });
  const { start, end } = nextGathering('weekly', from);
  const startsAt = new Date(start.epochMilliseconds);
  return {
    startsAt,
    endsAt: new Date(end.epochMilliseconds),
    at: (minutes: number) => new Date(startsAt.getTime() + minutes * 60_000),
  };
}
async function comes(startsAt: Date, { remind = true, suspended = false } = {}) {
  const { userId: personId } = newMember();
  await prisma().personName.create({
    data: { personId, version: 1, fullName: 'Ruth', suspended },
  });
  await prisma().gatheringAttendance.create({
    data: { startsAt, personId, remind, createdAt: new Date() },
  });
  return personId;
}
const told = async (personId: string) =>
  (await recorded(set.community, 'gathering.near')).filter((event) => event.personId === personId);
const send = (now: Date, deps = set.community.deps) => sendReminders(deps, now);

test('When the gathering is an hour away, then a member who wants it is reminded, once, and not before', async () => {
  const { startsAt, at } = gathering();
  const personId = await comes(startsAt);
  await send(at(-61));
  expect(await told(personId)).toEqual([]);
  for (const minutes of [-60, -59, -1]) await send(at(minutes));
  expect(await told(personId)).toEqual([{ personId, startsAt: startsAt.toISOString() }]);
});

test('When it has started, then no one is reminded any more', async () => {
  const { startsAt, endsAt, at } = gathering();
  const personId = await comes(startsAt);
  for (const now of [at(0), at(10), endsAt]) await send(now);
  expect(await told(personId)).toEqual([]);
});

test('When someone wants no reminder, is suspended, or comes to the next one, then they get none', async () => {
  const { startsAt, at } = gathering();
  const people = [
    await comes(startsAt, { remind: false }),
    await comes(startsAt, { suspended: true }),
    await comes(at(7 * 24 * 60)),
  ];
  await send(at(-30));
  for (const personId of people) expect(await told(personId)).toEqual([]);
});

test('When two processes look at the same time, and one after a restart, then each is reminded once', async () => {
  const { startsAt, at } = gathering();
  const people = await Promise.all(Array.from({ length: 12 }, () => comes(startsAt)));
  const second = await set.startAnother();
  await Promise.all([send(at(-60)), send(at(-60), second.deps)]);
  const restarted = await set.startAnother();
  await send(at(-30), restarted.deps);
  for (const personId of people) expect(await told(personId)).toHaveLength(1);
});

test('When a person was erased meanwhile, then there is no event about them', async () => {
  const { startsAt, at } = gathering();
  const personId = await comes(startsAt);
  const { config, database } = set.community.deps;
  await database.transaction((tx) =>
    erasePerson(config, tx, { userId: personId, visitorId: null }),
  );
  // A row that a late write had left.
  await prisma().gatheringAttendance.create({
    data: { startsAt, personId, remind: true, createdAt: new Date() },
  });
  await send(at(-60));
  expect(await told(personId)).toEqual([]);
});

test('When the hour has begun, then the moment of reminders is over', () => {
  const { startsAt, at } = gathering();
  expect(remindAt(startsAt)).toEqual(at(-60));
});
