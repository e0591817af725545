import { limits } from '@kbf/contracts';
import { openInTest, until } from '@kbf/test-kit';
import type { RunningService } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Deps } from '../../src/deps.ts';
import { community } from '../../src/service.ts';
import { circleOf } from '../circles/circles.ts';
import { announce, named } from '../recorded-events.ts';
import { admin, newMember, useCommunity } from '../setup.ts';
import { forMembers, inRooms, stayAway, watchRoom } from './rooms.ts';

const set = useCommunity({ worker: true });
let other: RunningService<Deps>;
let urls: [string, string];
beforeAll(async () => {
  const env = { AI_URL: set.ai.url, AUTH_URL: set.ai.url };
  other = await openInTest(community, set.databaseUrl, { env });
  urls = [await set.listen(), await other.listen()];
});
afterAll(() => other.stop());

/** A room of a circle of two, who are at two processes. */
async function twoInARoom(letters = 3) {
  const { founder, id: circleId, friend } = await circleOf(set);
  const ids: string[] = [];
  for (let at = 0; at < letters; at++) ids.push((await founder.share(circleId)).body.id);
  const leader = inRooms(set, founder.as);
  const { id } = (await leader.open({ circleId, prayerIds: ids })).body;
  const one = await watchRoom(urls[0], id, founder.as);
  const two = await watchRoom(urls[1], id, friend.as);
  await until(() => one.state?.hereCount === 2 && two.state?.hereCount === 2);
  return { founder, friend, circleId, ids, leader, guest: inRooms(set, friend.as), id, one, two };
}
type InARoom = Awaited<ReturnType<typeof twoInARoom>>;

/** Both see the letter. */
const bothSee = ({ one, two }: InARoom, prayerId: string | null) =>
  until(() => one.state?.prayerId === prayerId && two.state?.prayerId === prayerId);

test('When the leader turns, then people at another process see the same letter, and how many are here', async () => {
  const room = await twoInARoom();
  const { leader, id, ids, one, two, friend } = room;
  expect(one.state).toMatchObject({ prayerId: ids[0], isLeader: true, mayLead: false });
  expect(two.state).toMatchObject({ prayerId: ids[0], isLeader: false, mayLead: false });
  expect(two.state?.leaderName).toBe('Ruth Castellanos');
  for (const to of [ids[1]!, ids[2]!, null, ids[0]!]) {
    await leader.turn(id, to);
    await bothSee(room, to);
  }
  // A second tab is no second person; a person who leaves is not here.
  const tab = await watchRoom(urls[0], id, friend.as);
  await until(() => tab.state !== undefined);
  expect(tab.state?.hereCount).toBe(2);
  tab.leave();
  two.leave();
  await until(() => one.state?.hereCount === 1);
});

test('When a connection is lost, then the next one begins with the right letter', async () => {
  const room = await twoInARoom();
  const { leader, id, ids, two, friend } = room;
  two.leave();
  await leader.turn(id, ids[2]!);
  const back = await watchRoom(urls[1], id, friend.as);
  await until(() => back.states.length > 0);
  expect(back.states[0]?.prayerId).toBe(ids[2]);
});

test('When a room turns by itself, then all processes show the same letter, and nothing is written', async () => {
  const room = await twoInARoom();
  const { leader, id, ids, one, two, guest } = room;
  await leader.turning(id, true);
  await until(() => two.state?.turnsItself && one.state?.turnsItself);
  const { turnsInMs } = two.state!;
  expect(turnsInMs).toBeGreaterThan(0);
  expect(turnsInMs).toBeLessThanOrEqual(limits.room.turnSeconds * 1_000);
  const stored = async () =>
    (
      await set.community.deps.database.sql(
        'SELECT position, turned_at, xmin::text FROM prayer_room WHERE id = $1::uuid',
        [id],
      )
    )[0];
  const turnBack = (seconds: number) =>
    set.community.deps.database.sql(
      'UPDATE prayer_room SET turned_at = turned_at - make_interval(secs => $2) WHERE id = $1::uuid',
      [id, seconds],
    );
  await turnBack(limits.room.turnSeconds);
  const before = await stored();
  await bothSee(room, ids[1]!);
  await guest.get(id);
  expect(await stored()).toEqual(before);
  await turnBack(2 * limits.room.turnSeconds);
  await bothSee(room, null);
  // Stopped at the letter that is shown.
  await leader.turn(id, ids[1]!);
  await leader.turning(id, false);
  await turnBack(5 * limits.room.turnSeconds);
  await bothSee(room, ids[1]!);
  expect((await guest.get(id)).body.state).toMatchObject({ prayerId: ids[1], turnsInMs: null });
});

const call = (...given: Parameters<typeof set.community.call>) => set.community.call(...given);
test.each<[string, (room: InARoom, path: string) => Promise<unknown>]>([
  [
    'made private',
    ({ founder }, path) =>
      call('PUT', `${path}/audience`, { as: founder.as, body: { audience: 'private' } }),
  ],
  ['deleted', ({ founder }, path) => call('DELETE', path, { as: founder.as })],
  [
    'reported and hidden',
    async (_room, path) => {
      await set.community.deps.database.sql(
        `UPDATE prayer SET state = 'hidden' WHERE id = $1::uuid`,
        [path.split('/').at(-1)],
      );
    },
  ],
  [
    'of an author who is erased',
    ({ founder }) =>
      announce(set.community, 'person.erasing', {
        personId: founder.userId,
        requestedAt: new Date().toISOString(),
      }),
  ],
])('When the letter is %s while it is shown, then it is gone from the room', async (_what, act) => {
  const room = await twoInARoom();
  const { friend, circleId, ids, leader, id, two, guest } = room;
  const theirs = (await friend.share(circleId)).body.id;
  await leader.put(id, [ids[0]!, theirs]);
  await until(() => two.state?.prayerIds.includes(theirs));
  await act(room, `/api/prayers/${ids[0]}`);
  await until(() => two.state?.prayerId === theirs);
  expect(two.state?.prayerIds).toEqual([theirs]);
  expect(JSON.stringify((await guest.get(id)).body)).not.toContain(ids[0]!);
  await until(async () => (await onList(id)) === 1);
});
const onList = async (id: string) =>
  (
    await set.community.deps.database.sql('SELECT 1 FROM room_prayer WHERE room_id = $1::uuid', [
      id,
    ])
  ).length;

test('When the leader is erased, then nothing of them is left, and someone else can lead', async () => {
  const { founder, friend, id, two, guest } = await twoInARoom();
  const own = await forMembers(set, founder.as);
  expect((await inRooms(set, founder.as).add(own)).status).toBe(204);
  const erasing = { personId: founder.userId, requestedAt: new Date().toISOString() };
  await announce(set.community, 'person.erasing', erasing);
  await until(() => two.state?.leaderName === null && two.state.mayLead);
  const left = await set.community.deps.database.sql(
    `SELECT leader_id::text FROM prayer_room WHERE leader_id = $1::uuid
     UNION SELECT added_by::text FROM gathering_prayer
       WHERE added_by = $1::uuid OR prayer_id = $2::uuid
     UNION SELECT prayer_id::text FROM room_prayer WHERE room_id = $3::uuid`,
    [founder.userId, own, id],
  );
  expect(left).toEqual([]);
  expect((await guest.lead(id, friend.userId)).status).toBe(204);
  await until(() => two.state?.isLeader);
});

test('When letters disappear from a room that turns by itself, then the shown one keeps its time', async () => {
  const room = await twoInARoom(4);
  const { leader, id, ids, founder } = room;
  await leader.turning(id, true);
  await set.community.deps.database.sql(
    `UPDATE prayer_room SET turned_at = turned_at - make_interval(secs => $2) WHERE id = $1::uuid`,
    [id, limits.room.turnSeconds],
  );
  await bothSee(room, ids[1]!);
  await call('DELETE', `/api/prayers/${ids[0]}`, { as: founder.as });
  await until(() => room.two.state?.prayerIds.length === 3);
  await until(async () => (await onList(id)) === 3);
  expect((await leader.get(id)).body.state).toMatchObject({ prayerId: ids[1] });
});

test('When the leader passes leading, then to someone here; when gone, anyone here takes it', async () => {
  const { founder, friend, leader, guest, id, one, two } = await twoInARoom();
  expect((await guest.lead(id, friend.userId)).status).toBe(409);
  expect((await guest.lead(id, founder.userId)).status).toBe(204);
  expect((await leader.lead(id, newMember().userId)).status).toBe(404);
  expect((await leader.people(id)).body).toEqual([
    { userId: friend.userId, name: 'Daniel Okafor' },
  ]);
  expect((await leader.lead(id, friend.userId)).status).toBe(204);
  await until(() => two.state?.isLeader && one.state?.isLeader === false);
  expect(one.state?.leaderName).toBe('Daniel Okafor');

  two.leave();
  await until(() => one.state?.hereCount === 1);
  expect(one.state?.mayLead).toBe(false);
  expect((await leader.lead(id, founder.userId)).status).toBe(409);
  await stayAway(id, friend.userId);
  await until(() => one.state?.mayLead);
  expect((await leader.lead(id, founder.userId)).status).toBe(204);
  await until(() => one.state?.isLeader && !one.state.mayLead);
});

test('When someone leaves the circle, is removed or loses the approval, then their stream ends', async () => {
  const { founder, id: circleId, friends } = await circleOf(set, 3);
  const { id } = (await inRooms(set, founder.as).open({ circleId })).body;
  const streams = await Promise.all(friends.map(({ as }) => watchRoom(urls[1], id, as)));
  const stays = await watchRoom(urls[0], id, founder.as);
  await until(() => stays.state?.hereCount === 4);
  await friends[0]!.leave(circleId);
  await founder.remove(circleId, friends[1]!.userId);
  await announce(
    set.community,
    'person.changed',
    named(friends[2]!.userId, 2, 'Daniel Okafor', true),
  );
  for (const { hasEnded } of streams) await until(hasEnded);
  await until(() => stays.state?.hereCount === 1);
  expect(stays.hasEnded()).toBe(false);
  for (const { as } of friends) expect((await watchRoom(urls[0], id, as)).status).toBe(404);
  // The circle ends, and its room with it.
  await founder.end(circleId);
  await until(stays.hasEnded);
});

test('When the room ends, then everyone sees that, and the streams end', async () => {
  const { leader, id, one, two } = await twoInARoom(2);
  await leader.turn(id, null);
  await leader.end(id);
  for (const each of [one, two]) {
    await until(each.hasEnded);
    expect(each.state).toMatchObject({ ended: true, lettersCount: 2 });
  }
});

test('When one person opens many streams, then others still get theirs', async () => {
  const as = newMember();
  const prayer = await forMembers(set, as);
  const { id } = (await inRooms(set, admin).open({ prayerIds: [prayer] })).body;
  const own = await Promise.all(
    Array.from({ length: limits.room.streamsOfOne }, () => watchRoom(urls[0], id, as)),
  );
  expect(own.every(({ status }) => status === 200)).toBe(true);
  expect((await watchRoom(urls[0], id, as)).status).toBe(503);
  expect((await watchRoom(urls[0], id, newMember())).status).toBe(200);
});
