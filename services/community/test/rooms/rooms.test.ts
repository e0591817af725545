import { limits } from '@kbf/contracts';
import { recordedEvents } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { endOldRooms } from '../../src/rooms/keep-rooms.ts';
import { circleOf } from '../circles/circles.ts';
import { admin, newMember, useCommunity } from '../setup.ts';
import { forMembers, inRooms } from './rooms.ts';

const set = useCommunity({ worker: true });
const sql = (...given: Parameters<typeof set.community.deps.database.sql>) =>
  set.community.deps.database.sql(...given);

test('When a member opens the room of a circle, then its prayers are on the list, and there is one room', async () => {
  const { founder, id: circleId, friend } = await circleOf(set);
  const first = (await founder.share(circleId)).body.id;
  const second = (await friend.share(circleId)).body.id;
  const [one, two] = [inRooms(set, founder.as), inRooms(set, friend.as)];
  await set.community.call('POST', `/api/prayers/${second}/prayed`, { as: founder.as });

  const [opened, again] = await Promise.all([one.open({ circleId }), two.open({ circleId })]);
  expect([opened.status, again.status]).toEqual([201, 201]);
  expect(again.body.id).toBe(opened.body.id);
  // Least prayed for first.
  expect(opened.body.state).toMatchObject({ prayerId: first, prayerIds: [first, second] });
  expect([opened.body.state.isLeader, again.body.state.isLeader].filter(Boolean)).toHaveLength(1);
  expect(opened.body.list.map(({ prayerId }) => prayerId)).toEqual([first, second]);
  expect((await two.list()).body.rooms).toMatchObject([
    { circleId, circleName: 'Bakers who pray' },
  ]);
  expect((await inRooms(set, newMember()).list()).body.rooms).toEqual([]);
});

test('When the opener chooses, then the list is theirs, without what not everyone in the circle can see', async () => {
  const { founder, id: circleId, friend } = await circleOf(set);
  const { founder: outsider, id: other } = await circleOf(set);
  const [ours, theirs] = [
    (await founder.share(circleId)).body.id,
    (await outsider.share(other)).body.id,
  ];
  const feed = await forMembers(set, newMember());
  const alone = await forMembers(set, founder.as, { audience: 'private' });
  const leader = inRooms(set, friend.as);
  const { body: choices } = await leader.choices(circleId);
  expect(choices.find(({ prayerId }) => prayerId === ours)).toMatchObject({
    from: 'circle',
    picked: true,
  });
  expect(choices.find(({ prayerId }) => prayerId === feed)).toMatchObject({
    from: 'feed',
    picked: false,
  });
  const prayerIds = [feed, theirs, alone, ours, feed];
  const { body } = await leader.open({ circleId, prayerIds });
  expect(body.state.prayerIds).toEqual([feed, ours]);

  // Changed later: the letter that is shown stays.
  await leader.turn(body.id, ours);
  const more = await forMembers(set, newMember());
  expect((await leader.put(body.id, [more, ours, theirs])).status).toBe(204);
  expect((await leader.get(body.id)).body.state).toMatchObject({
    prayerId: ours,
    prayerIds: [more, ours],
  });
  await leader.put(body.id, [more]);
  expect((await leader.get(body.id)).body.state).toMatchObject({ prayerId: null });
});

test('When members add prayers to the gathering, then these come first in its room, which an admin opens', async () => {
  const author = newMember();
  const own = inRooms(set, author);
  const ids = [];
  for (let at = 0; at <= limits.room.addedMax; at++) ids.push(await forMembers(set, author));
  const alone = await forMembers(set, author, { audience: 'private' });
  const theirs = await forMembers(set, newMember());
  for (const id of [alone, theirs]) expect((await own.add(id)).status).toBe(404);
  const statuses = await Promise.all(ids.map(async (id) => (await own.add(id)).status));
  expect(statuses.toSorted((one, other) => one - other)).toEqual([204, 204, 204, 409]);
  const { added } = (await own.list()).body.gathering;
  expect(added).toHaveLength(limits.room.addedMax);
  expect((await own.add(added[0]!)).status).toBe(204);
  expect((await inRooms(set, newMember()).add(added[0]!, 'DELETE')).status).toBe(404);
  expect((await own.add(added[0]!, 'DELETE')).status).toBe(204);
  expect((await own.list()).body.gathering).toMatchObject({ addedCount: 2, added: added.slice(1) });

  expect((await own.open()).status).toBe(403);
  const { status, body } = await inRooms(set, admin).open();
  expect(status).toBe(201);
  expect(body.state.prayerIds.slice(0, 2)).toEqual(added.slice(1));
  expect(body.state.prayerIds).toContain(theirs);
  expect(body.state.prayerIds).not.toContain(alone);
  expect(body.state.prayerIds.length).toBeLessThanOrEqual(limits.room.prayersMax);
  const { startsAt } = (await own.list()).body.gathering;
  expect(body).toMatchObject({ circleId: null, gatheringAt: startsAt });

  const other = { ...newMember(), role: 'admin' } as const;
  expect((await own.end(body.id)).status).toBe(403);
  expect((await inRooms(set, other).end(body.id)).status).toBe(204);
  expect((await own.get(body.id)).body.state.ended).toBe(true);
  const acts = await recordedEvents(set.community.deps.database.sql, 'privilege.used');
  const about = acts.filter(({ subjectId }) => subjectId === body.id);
  expect(about.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['room.opened', admin.userId],
    ['room.ended', other.userId],
  ]);
});

test('When members add more than a room holds, then its choices stay as many, and all are counted', async () => {
  const { gathering } = (await inRooms(set, admin).list()).body;
  const { prayersMax } = limits.room;
  const before = gathering.addedCount;
  await sql(
    `WITH made AS (INSERT INTO prayer (id, author_name, request, state, audience, published_at, created_at)
       SELECT gen_random_uuid(), 'Ruth', 'Please pray.', 'members', 'members', now(), now()
       FROM generate_series(1, $2::int) RETURNING id)
     INSERT INTO gathering_prayer (gathering_at, prayer_id, added_by, added_at)
       SELECT $1::timestamptz, id, id, now() FROM made`,
    [gathering.startsAt, prayersMax + 5],
  );
  const { body } = await inRooms(set, admin).choices();
  const picked = body.filter((choice) => choice.picked);
  expect(picked).toHaveLength(prayersMax);
  const { addedCount } = (await inRooms(set, newMember()).list()).body.gathering;
  expect(addedCount).toBe(before + prayersMax + 5);
  await sql(`DELETE FROM gathering_prayer`, []);
});

test('When the leader turns, then others cannot; and an ended room is turned no more', async () => {
  const { founder, id: circleId, friend } = await circleOf(set);
  const ids = [(await founder.share(circleId)).body.id, (await founder.share(circleId)).body.id];
  const [leader, other] = [inRooms(set, founder.as), inRooms(set, friend.as)];
  const { id } = (await leader.open({ circleId, prayerIds: ids })).body;
  const { userId } = founder;
  for (const act of [
    () => other.turn(id, ids[1]!),
    () => other.turning(id, true),
    () => other.put(id, ids),
    () => other.people(id),
    () => other.end(id),
  ])
    expect((await act()).status).toBe(403);
  expect((await leader.turn(id, circleId)).status).toBe(404);
  expect((await leader.turn(id, ids[1]!)).status).toBe(204);
  expect((await other.get(id)).body.state).toMatchObject({ prayerId: ids[1], lettersCount: 2 });
  expect((await leader.turn(id, ids[0]!)).status).toBe(204);
  expect((await leader.end(id)).status).toBe(204);
  expect((await other.get(id)).body.state).toMatchObject({ ended: true, lettersCount: 2 });
  for (const act of [
    () => leader.turn(id, null),
    () => leader.turning(id, true),
    () => leader.put(id, ids),
    () => leader.lead(id, userId),
  ])
    expect((await act()).status).toBe(409);
  // A new one can be opened.
  expect((await other.open({ circleId })).body.id).not.toBe(id);
});

test('When a room was forgotten, then it ends by itself, and what is old is removed', async () => {
  const { founder, id: circleId } = await circleOf(set);
  const room = inRooms(set, founder.as);
  const [fresh, old] = [
    (await room.open({ circleId })).body.id,
    (await inRooms(set, admin).open()).body.id,
  ];
  const added = await forMembers(set, founder.as);
  await room.add(added);
  const hours = limits.room.openHours + 1;
  await sql(
    `UPDATE prayer_room SET opened_at = now() - make_interval(hours => $2) WHERE id = $1::uuid`,
    [old, hours],
  );
  await sql(`UPDATE gathering_prayer SET gathering_at = now() - interval '2 days'`, []);
  await endOldRooms(set.community.deps).work();
  expect((await room.get(old)).body.state.ended).toBe(true);
  expect((await room.get(fresh)).body.state.ended).toBe(false);
  expect(await sql('SELECT 1 FROM gathering_prayer', [])).toEqual([]);
  await sql(`UPDATE prayer_room SET ended_at = now() - interval '2 days' WHERE id = $1::uuid`, [
    old,
  ]);
  await endOldRooms(set.community.deps).work();
  expect((await room.get(old)).status).toBe(404);
});
