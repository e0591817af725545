import { until } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { circleOf, newFriend } from '../circles/circles.ts';
import { announce, named } from '../recorded-events.ts';
import { admin, newJoiner, newMember, newVisitor, reader, useCommunity } from '../setup.ts';
import { inRooms, watchRoom } from './rooms.ts';

const set = useCommunity({ worker: true });
const call = (...given: Parameters<typeof set.community.call>) => set.community.call(...given);

test('When outsiders try every address of a circle’s room, then it does not exist, also for admins', async () => {
  const { founder, id: circleId, friend } = await circleOf(set);
  const prayerId = (await founder.share(circleId)).body.id;
  const { id } = (await inRooms(set, founder.as).open({ circleId })).body;
  await friend.leave(circleId);
  const path = `/api/rooms/${id}`;
  const acts: [Parameters<typeof call>[0], string, object?][] = [
    ['GET', path],
    ['GET', `${path}/stream`],
    ['GET', `${path}/people`],
    ['GET', `/api/rooms/choices?circleId=${circleId}`],
    ['POST', '/api/rooms', { circleId }],
    ['PUT', `${path}/letter`, { prayerId }],
    ['PUT', `${path}/turning`, { byItself: true }],
    ['PUT', `${path}/leader`, { userId: founder.userId }],
    ['PUT', `${path}/prayers`, { prayerIds: [] }],
    ['DELETE', path],
  ];
  for (const as of [newMember(), friend.as, admin])
    for (const [method, address, body] of acts) {
      const { status } = await call(method, address, { as, ...(body && { body }) });
      expect([as.role, method, address, status]).toEqual([as.role, method, address, 404]);
    }
  for (const as of [newVisitor(), newJoiner(), reader])
    for (const [method, address, body] of [...acts, ['GET', '/api/rooms'] as const]) {
      const { status } = await call(method, address, { as, ...(body && { body }) });
      expect([401, 403]).toContain(status);
    }
  for (const as of [newMember(), friend.as, admin])
    expect((await inRooms(set, as).list()).body.rooms).toEqual([]);
});

test('When outsiders and leaders name people who have deleted their account, then these are strangers', async () => {
  const { founder, id: circleId } = await circleOf(set);
  const leader = inRooms(set, founder.as);
  const { id } = (await leader.open({ circleId })).body;
  const [leaving, erased] = [await newFriend(set), await newFriend(set)];
  const requestedAt = new Date().toISOString();
  await announce(set.community, 'person.changed', {
    ...named(leaving.userId, 2, 'Ruth Castellanos', true),
    leaving: true,
  });
  await announce(set.community, 'person.erasing', { personId: erased.userId, requestedAt });
  for (const { userId } of [leaving, erased, newMember()])
    for (const as of [newMember(), founder.as])
      expect((await inRooms(set, as).lead(id, userId)).status).toBe(404);
});

test('When someone has just left the circle, then no one passes leading to them', async () => {
  const { founder, id: circleId, friend } = await circleOf(set);
  const leader = inRooms(set, founder.as);
  const { id } = (await leader.open({ circleId })).body;
  const stream = await watchRoom(await set.listen(), id, friend.as);
  await until(() => stream.state?.hereCount === 1);
  // As soon as they have left, before any process has seen it.
  await friend.leave(circleId);
  expect((await leader.lead(id, friend.userId)).status).toBe(404);
  expect((await leader.get(id)).body.state.isLeader).toBe(true);
});
