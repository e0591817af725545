import type { OwnPrayer } from '@kbf/contracts';
import { recordedEvents } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { queueOf, report, settle, unfitText } from '../desk/held.ts';
import { askAbout, photoUrl } from '../prayers/ask-about.ts';
import { announce, named } from '../recorded-events.ts';
import { admin, newMember, useCommunity } from '../setup.ts';
import { circleOf } from './circles.ts';

const set = useCommunity({ worker: true });
const { changeTo, feedFor, expectCountsTrue } = askAbout(set);
const call = (...given: Parameters<typeof set.community.call>) => set.community.call(...given);

test('When a member shares with a circle, then its list has it, and no feed and no number', async () => {
  const { founder, id, friend } = await circleOf(set);
  const before = await feedFor(founder.as);
  const { status, body } = await founder.share(id);
  const second = await friend.share(id);

  expect(status).toBe(201);
  expect(body).toMatchObject({ posted: 'circle', prayer: { audience: 'circle', circleId: id } });
  expect(await friend.prayers(id)).toMatchObject({ total: 2, ids: [second.body.id, body.id] });
  expect(await feedFor(founder.as)).toEqual(before);
  await expectCountsTrue();
  const { body: page } = await call('GET', `/api/circles/${id}/prayers?limit=1`, { as: friend.as });
  expect(page).toMatchObject([{ id: second.body.id }]);
});

test('When members pray for each other, then the least prayed for comes first, without the own', async () => {
  const { founder, id, friends } = await circleOf(set, 2);
  const [one, two] = [friends[0]!, friends[1]!];
  const first = (await founder.share(id)).body.id;
  const newer = (await founder.share(id)).body.id;
  const theirs = (await one.share(id)).body.id;
  const list = (as: typeof one) => as.prayers(id, '/to-pray-for');

  expect(await list(one)).toMatchObject({ total: 2, ids: [newer, first] });
  expect((await call('POST', `/api/prayers/${newer}/prayed`, { as: one.as })).status).toBe(200);
  expect((await list(one)).ids).toEqual([first]);
  expect((await list(two)).ids).toEqual([theirs, first, newer]);
  const { body } = await set.community.call<OwnPrayer[]>('GET', '/api/prayers/mine', {
    as: founder.as,
  });
  expect(body.find((prayer) => prayer.id === newer)).toMatchObject({ prayedCount: 1 });
});

test('When a member likes, comments, opens the photo or marks it answered, then it works as everywhere', async () => {
  const { founder, id, friend } = await circleOf(set);
  set.ai.encoding = { status: 200, verdict: 'public' };
  const shared = await founder.share(id, { photoUrl });
  const path = `/api/prayers/${shared.body.id}`;
  expect(
    (await call('POST', `${path}/like`, { as: friend.as, body: { liked: true } })).body,
  ).toEqual({ liked: true, likeCount: 1 });
  const body = { comment: 'I am with you.' };
  expect((await call('POST', `${path}/comments`, { as: friend.as, body })).status).toBe(201);
  expect((await call('GET', `${path}/comments`, { as: founder.as })).body).toMatchObject([body]);
  expect((await call('GET', shared.body.prayer.photoUrl!, { as: friend.as })).status).toBe(200);
  const edit = { answered: true, thanks: 'Thank you all.' };
  expect((await call('PATCH', path, { as: founder.as, body: edit })).status).toBe(200);
  expect((await call('GET', path, { as: friend.as })).body).toMatchObject({
    thanks: 'Thank you all.',
    commentCount: 1,
  });
  expect((await call('PATCH', path, { as: friend.as, body: edit })).status).toBe(403);
});

test('When a photo would have to wait for an admin, then a circle does not take it', async () => {
  const { founder, id } = await circleOf(set);
  set.ai.encoding = { status: 200, verdict: 'held' };
  expect((await founder.share(id, { photoUrl })).status).toBe(400);
  expect((await founder.prayers(id)).total).toBe(0);
});

test('When words would wait elsewhere, then a circle has them at once, and no admin; abuse is refused', async () => {
  const { founder, id, friend } = await circleOf(set);
  const { status, body } = await founder.share(id, { userRequest: unfitText('A word') });
  expect(status).toBe(201);
  const comment = { comment: unfitText('A link') };
  const path = `/api/prayers/${body.id}/comments`;
  expect((await call('POST', path, { as: friend.as, body: comment })).status).toBe(201);
  expect(await queueOf(set.community)).toEqual([]);
  const hurtful = { comment: 'I will kill you.' };
  expect((await call('POST', path, { as: friend.as, body: hurtful })).status).toBe(400);
});

test('When its author makes it private or wider, then the circle loses it, or all read it', async () => {
  const { founder, id, friend } = await circleOf(set);
  const [one, two] = [(await founder.share(id)).body.id, (await founder.share(id)).body.id];
  expect((await changeTo(one, 'private', founder.as)).body.state).toBe('private');
  expect((await changeTo(two, 'members', founder.as)).body.state).toBe('members');
  expect((await friend.prayers(id)).ids).toEqual([]);
  expect((await feedFor(newMember())).ids).toContain(two);
  // No way into a circle but for a new prayer.
  expect((await changeTo(two, 'circle', founder.as)).status).toBe(400);
  await expectCountsTrue();
});

test('When a member reports a text, then admins read that text, act on it, and nothing else is there', async () => {
  const { founder, id, friend } = await circleOf(set);
  set.ai.encoding = { status: 200, verdict: 'public' };
  const { body } = await founder.share(id, { photoUrl });
  const other = await founder.share(id);
  const path = `/api/prayers/${body.id}`;
  const comment = await call('POST', `${path}/comments`, {
    as: founder.as,
    body: { comment: 'My own word.' },
  });
  const under = `${body.id}/comments/${comment.body.id}`;
  expect((await report(set.community, under, friend.as)).status).toBe(201);
  expect(await queueOf(set.community)).toMatchObject([
    { id: comment.body.id, also: { context: body.prayer.userRequest } },
  ]);
  expect((await call('GET', body.prayer.photoUrl!, { as: admin })).status).toBe(404);
  expect((await call('DELETE', path, { as: admin })).status).toBe(404);

  expect((await report(set.community, body.id, friend.as)).status).toBe(201);
  expect((await queueOf(set.community)).find((item) => item.id === body.id)).toMatchObject({
    also: { audience: 'circle' },
  });
  expect((await call('GET', body.prayer.photoUrl!, { as: admin })).status).toBe(200);
  // The desk shows it; the letter and its comments stay in the circle.
  expect((await call('GET', path, { as: admin })).status).toBe(404);
  expect((await settle(set.community, ['prayer', body.id], 'hide')).status).toBe(201);
  expect((await friend.prayers(id)).ids).toEqual([other.body.id]);
  expect((await settle(set.community, ['comment', comment.body.id], 'release')).status).toBe(201);
  await expectCountsTrue();
});

test('When a hidden prayer is left behind by its circle, then a release shows it to its author alone', async () => {
  const { founder, id, friends } = await circleOf(set, 3);
  const { body } = await founder.share(id);
  for (const { as } of friends) await report(set.community, body.id, as);
  expect((await friends[0]!.prayers(id)).ids).toEqual([]);
  await founder.end(id);
  expect((await settle(set.community, ['prayer', body.id], 'release')).status).toBe(201);
  const own = await set.community.call<OwnPrayer[]>('GET', '/api/prayers/mine', { as: founder.as });
  expect(own.body).toMatchObject([{ id: body.id, state: 'private', audience: 'private' }]);
});

test('When its author deletes the account and stays, then the circle has it again', async () => {
  const { founder, id, friend } = await circleOf(set);
  const { body } = await friend.share(id);
  const leave = (version: number, leaving: boolean) =>
    announce(set.community, 'person.changed', {
      ...named(friend.userId, version, 'Daniel Okafor'),
      leaving,
    });
  await leave(2, true);
  expect((await founder.prayers(id)).ids).toEqual([]);
  expect((await founder.get(id)).body.members).toHaveLength(1);
  await leave(3, false);
  expect((await founder.prayers(id)).ids).toEqual([body.id]);
});

test('When its author is leaving and the circle ends, then the prayer returns as a private one', async () => {
  const { founder, id, friend } = await circleOf(set);
  await friend.share(id);
  const name = named(friend.userId, 2, 'Daniel Okafor');
  await announce(set.community, 'person.changed', { ...name, leaving: true });
  await founder.end(id);
  await announce(set.community, 'person.changed', { ...name, version: 3, leaving: false });
  const own = await set.community.call<OwnPrayer[]>('GET', '/api/prayers/mine', { as: friend.as });
  expect(own.body).toMatchObject([{ state: 'private', audience: 'private' }]);
});

test('When the last release shows a prayer of a circle to others, then the database refuses', async () => {
  const { founder, id } = await circleOf(set);
  const { body } = await founder.share(id);
  const { sql } = set.community.deps.database;
  for (const state of ['public', 'members'])
    await expect(
      sql('UPDATE prayer SET state = $2 WHERE id = $1::uuid', [body.id, state]),
    ).rejects.toThrow(/prayer_shown_to_audience_check/);
});

const certain = 'I am going to kill myself tonight.';
const possible = 'I do not know how much longer I can carry on. Everything feels empty.';

test('When a person speaks of danger in a circle, then they see help, and only certain danger is told', async () => {
  const { founder, id, friend } = await circleOf(set);
  const told = async () =>
    (await recordedEvents(set.community.deps.database.sql, 'care.noticed')).length;
  const say: ((words: string) => Promise<{ status: number; body: object }>)[] = [
    (userRequest) => founder.share(id, { userRequest }),
    async (comment) => {
      const shared = await friend.share(id);
      const path = `/api/prayers/${shared.body.id}/comments`;
      return call('POST', path, { as: founder.as, body: { comment } });
    },
    async (thanks) => {
      const shared = await founder.share(id);
      const body = { answered: true, thanks };
      return call('PATCH', `/api/prayers/${shared.body.id}`, { as: founder.as, body });
    },
  ];
  for (const one of say) {
    const before = await told();
    const quiet = await one(possible);
    expect(quiet.status).toBeLessThan(202);
    expect(quiet.body).toMatchObject({ care: { level: expect.stringMatching(/likely|possible/) } });
    expect(await told()).toBe(before);
    const loud = await one(certain);
    expect(loud.status).toBeLessThan(202);
    expect(loud.body).toMatchObject({ care: { level: 'certain' } });
    expect(await told()).toBe(before + 1);
  }
  // A report is for admins.
  const shared = await founder.share(id);
  const before = await told();
  await report(set.community, shared.body.id, friend.as, { reason: possible });
  expect(await told()).toBe(before + 1);
});
