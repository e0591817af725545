import { expect, test } from 'vitest';
import { circleOf } from '../circles/circles.ts';
import { admin, newJoiner, newMember, newVisitor, reader, useCommunity } from '../setup.ts';
import { inRooms } from './rooms.ts';

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
