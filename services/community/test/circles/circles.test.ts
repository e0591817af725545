import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { forgetOld } from '../../src/desk/forget-old.ts';
import { gatherPerson } from '../../src/erasure/gather-person.ts';
import { announce, named, recorded } from '../recorded-events.ts';
import { useCommunity } from '../setup.ts';
import { circleOf, listedFriend, newFriend } from './circles.ts';

const set = useCommunity({ worker: true });

test('When a member founds a circle and another joins by link, then both see who is in it', async () => {
  const founder = await newFriend(set);
  const made = await founder.found({ name: 'Bakers', line: 'For our shops.' });
  expect(made.status).toBe(201);
  const { id } = made.body;
  const { token } = (await founder.link(id)).body;
  const daniel = await newFriend(set, 'Daniel Okafor');
  expect((await daniel.look(token)).body).toMatchObject({
    circleName: 'Bakers',
    inviterName: 'Ruth Castellanos',
  });

  const joined = await daniel.join(token);

  expect(joined.body).toMatchObject({
    name: 'Bakers',
    memberCount: 2,
    isFounder: false,
    members: [
      { name: 'Ruth Castellanos', isFounder: true, mine: false },
      { name: 'Daniel Okafor', isFounder: false, mine: true },
    ],
    invitations: [],
  });
  expect((await daniel.list()).body).toMatchObject({ circles: [{ id, memberCount: 2 }] });
  expect((await founder.get(id)).body.invitations).toMatchObject([{ inviteeName: null }]);
  expect((await daniel.join(token)).status).toBe(409);
});

test('When a link was used, withdrawn, replaced or is over, then it lets no one in', async () => {
  const { founder, id, token, friend } = await circleOf(set);
  // Once for each person: also after they were removed.
  await founder.remove(id, friend.userId);
  expect([(await friend.join(token)).status, (await friend.look(token)).status]).toEqual([
    404, 404,
  ]);
  const next = (await founder.link(id)).body;
  const other = await newFriend(set);
  expect((await other.join(token)).status).toBe(404);
  expect((await founder.withdraw(id, next.id)).status).toBe(204);
  expect((await other.join(next.token)).status).toBe(404);
  const last = (await founder.link(id)).body;
  const { sql } = set.community.deps.database;
  const rows = await sql('SELECT c::text AS row FROM circle_invitation c', []);
  expect(rows.every(({ row }) => !String(row).includes(last.token))).toBe(true);
  await sql('UPDATE circle_invitation SET expires_at = now() WHERE circle_id = $1::uuid', [id]);
  expect((await other.join(last.token)).status).toBe(404);
  await forgetOld(set.community.deps).work();
  expect(await sql('SELECT 1 FROM circle_invitation WHERE circle_id = $1::uuid', [id])).toEqual([]);
  expect((await other.join(randomUUID())).status).toBe(404);
});

test('When a founder invites from the directory, then that member alone accepts or declines', async () => {
  const { founder, id } = await circleOf(set, 0);
  const [listed, hidden] = [await listedFriend(set, 'Tamar Lindqvist'), await newFriend(set)];
  expect((await founder.invite(id, hidden.userId)).status).toBe(404);
  const invited = await founder.invite(id, listed.userId);
  expect(invited.body).toMatchObject({ inviteeName: 'Tamar Lindqvist' });
  // A renewed invitation is no news.
  await founder.invite(id, listed.userId);
  const told = await recorded(set.community, 'circle.invited');
  expect(told.filter(({ personId }) => personId === listed.userId)).toEqual([
    {
      invitationId: invited.body.id,
      personId: listed.userId,
      invitedAt: expect.any(String) as string,
    },
  ]);
  expect((await hidden.accept(invited.body.id)).status).toBe(404);
  expect((await hidden.decline(invited.body.id)).status).toBe(404);
  expect((await listed.list()).body.invitations).toMatchObject([{ circleName: 'Bakers who pray' }]);
  expect((await listed.decline(invited.body.id)).status).toBe(204);
  expect((await listed.accept(invited.body.id)).status).toBe(404);

  const again = await founder.invite(id, listed.userId);
  expect((await listed.accept(again.body.id)).body).toMatchObject({ memberCount: 2 });
  expect((await listed.list()).body.invitations).toEqual([]);
  expect((await founder.invite(id, listed.userId)).status).toBe(409);
});

test('When a member who is not the founder acts for all, then it is refused', async () => {
  const { founder, id, friend } = await circleOf(set);
  const body = { name: 'Other', line: 'Other.' };
  const refused = [
    await friend.link(id),
    await friend.invite(id, founder.userId),
    await friend.remove(id, founder.userId),
    await friend.handOver(id, friend.userId),
    await friend.end(id),
    await set.community.call('PUT', `/api/circles/${id}`, { as: friend.as, body }),
  ];
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
  expect(
    (await set.community.call('PUT', `/api/circles/${id}`, { as: founder.as, body })).body,
  ).toMatchObject(body);
});

test('When its founder leaves, then the longest member leads it; when the last one leaves, it is gone', async () => {
  const { founder, id, token, friends } = await circleOf(set, 2);
  const [longest, later] = friends;
  expect((await founder.leave(id)).status).toBe(204);
  expect((await founder.get(id)).status).toBe(404);
  expect((await longest!.get(id)).body).toMatchObject({ isFounder: true, memberCount: 2 });
  // What the last founder sent is over.
  expect((await (await newFriend(set)).join(token)).status).toBe(404);
  expect((await longest!.handOver(id, later!.userId)).body.isFounder).toBe(false);
  expect((await longest!.leave(id)).status).toBe(204);
  expect((await later!.leave(id)).status).toBe(204);
  const rows = await set.community.deps.database.sql('SELECT 1 FROM circle WHERE id = $1::uuid', [
    id,
  ]);
  expect(rows).toEqual([]);
});

test('When a circle ends or a person goes, then their prayers there are private to them', async () => {
  const { founder, id, friends } = await circleOf(set, 2);
  const [one, two] = [friends[0]!, friends[1]!];
  const ids = [];
  for (const who of [founder, one, two]) ids.push((await who.share(id)).body.id);
  const own = async (as: typeof one) =>
    (
      await set.community.call<{ id: string; state: string; audience: string }[]>(
        'GET',
        '/api/prayers/mine',
        { as: as.as },
      )
    ).body.map(({ state, audience }) => ({ state, audience }));
  expect(await own(one)).toEqual([{ state: 'circle', audience: 'circle' }]);

  await founder.remove(id, one.userId);

  expect((await two.prayers(id)).ids).toEqual([ids[2], ids[0]]);
  expect(await own(one)).toEqual([{ state: 'private', audience: 'private' }]);
  expect((await set.community.call('GET', `/api/prayers/${ids[0]}`, { as: one.as })).status).toBe(
    404,
  );
  await founder.end(id);
  expect(await own(two)).toEqual([{ state: 'private', audience: 'private' }]);
  expect((await two.prayers(id)).status).toBe(404);
});

test('When a member is suspended or loses approval, then they are out, and their circle is led on', async () => {
  for (const gone of [{ suspended: true }, { approved: false }]) {
    const { founder, id, friend } = await circleOf(set);
    const { body } = await founder.share(id);
    await announce(set.community, 'person.changed', {
      ...named(founder.userId, 2, 'Ruth Castellanos'),
      ...gone,
    });
    // The same token still counts as an approved member's for a moment.
    expect((await founder.get(id)).status).toBe(404);
    expect((await founder.prayers(id)).status).toBe(404);
    expect((await friend.get(id)).body).toMatchObject({ isFounder: true, memberCount: 1 });
    expect((await friend.prayers(id)).ids).not.toContain(body.id);
  }
});

test('When a member is no longer approved, then an older token gets them into no circle', async () => {
  const { token } = await circleOf(set, 0);
  for (const gone of [{ suspended: true }, { approved: false }]) {
    const late = await newFriend(set);
    const name = named(late.userId, 2, 'Ruth Castellanos');
    await announce(set.community, 'person.changed', { ...name, ...gone });
    expect((await late.join(token)).status).toBe(403);
    expect((await late.found()).status).toBe(403);
  }
});

test('When a person is erased, then nothing of them is left in circles; an export holds their own', async () => {
  const { founder, id, friend } = await circleOf(set);
  const listed = await listedFriend(set, 'Tamar Lindqvist');
  await founder.invite(id, listed.userId);
  await friend.share(id);
  const { config, database } = set.community.deps;
  const gathered = (userId: string) =>
    database.transaction((tx) => gatherPerson(config, tx, { userId, visitorId: null }));
  expect(await gathered(friend.userId)).toMatchObject({
    circles: { memberships: [{ name: 'Bakers who pray', isFounder: false }] },
    prayers: [{ audience: 'circle', circle: { name: 'Bakers who pray' } }],
  });
  expect(await gathered(listed.userId)).toMatchObject({
    circles: { memberships: [], invitations: [{ name: 'Bakers who pray' }] },
  });
  const requestedAt = new Date().toISOString();
  for (const { userId } of [friend, listed, founder]) {
    await announce(set.community, 'person.erasing', { personId: userId, requestedAt });
    for (const table of ['circle', 'circle_member', 'circle_invitation', 'circle_link_use']) {
      const rows = await database.sql(`SELECT t::text AS row FROM ${table} t`, []);
      expect(rows.filter(({ row }) => String(row).includes(userId))).toEqual([]);
    }
  }
  expect(await database.sql('SELECT 1 FROM circle WHERE id = $1::uuid', [id])).toEqual([]);
});

test('When its name would hurt its readers, then it is refused', async () => {
  const founder = await newFriend(set);
  const { status } = await founder.found({ name: 'You will die', line: 'I will kill you.' });
  expect(status).toBe(400);
});
