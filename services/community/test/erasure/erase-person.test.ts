import type { Identity } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { feedOf, queueOf, report } from '../desk/held.ts';
import { saveProfile } from '../profiles/profile.ts';
import { sharePrayer, sharePublic } from '../prayers/share.ts';
import { announce, named, recorded } from '../recorded-events.ts';
import { newJoiner, newMember, newVisitor, useCommunity } from '../setup.ts';
import { leaveTraces, postTo } from './leave-traces.ts';

const set = useCommunity({ worker: true });

const post = (path: string, as: Identity, body: unknown) => postTo(set, path, as, body);
const liveALife = () => leaveTraces(set);
const erase = (personId: string) =>
  announce(set.community, 'person.erasing', { personId, requestedAt: new Date().toISOString() });

test('When a person is erased, then nothing of them is left, all counts are right, and auth is told', async () => {
  const { userId, profile, shared, others, ids, member } = await liveALife();
  // A held comment was never counted.
  const held = await post(`${others}/comments`, member, { comment: 'See http://x.example now' });
  expect(held.body).toMatchObject({ posted: 'held' });
  const before = await feedOf(set.community);
  await erase(userId);
  const after = await feedOf(set.community);

  expect(after.total).toBe(before.total - 2);
  expect(after.ids).toEqual(before.ids.filter((id) => !ids.includes(id)));
  expect(after.find(others)).toMatchObject({
    likeCount: 1,
    commentCount: 1,
    comments: [{ comment: 'Another word.' }],
  });
  for (const url of [profile.body.profileImage!, shared.body.prayer.photoUrl!])
    expect((await set.community.call('GET', url)).status).toBe(410);
  for (const url of [
    `${profile.body.profileImage}?width=288`,
    `${shared.body.prayer.photoUrl}?width=600`,
  ])
    expect((await set.community.call('GET', url)).status).toBe(410);
  expect(
    (await set.community.call('GET', `/api/user-profiles/${userId}`, { as: member })).status,
  ).toBe(404);
  expect((await set.community.call('GET', `/prayer-share/${shared.body.id}`)).status).toBe(404);
  expect((await queueOf(set.community)).map(({ reports }) => reports)).toEqual([
    [expect.objectContaining({ reason: '' })],
  ]);
  expect(await recorded(set.community, 'person.erased')).toMatchObject([{ personId: userId }]);
});

test('When all tables are searched for the erased, then only the tombstone names them', async () => {
  const { userId } = await liveALife();
  await erase(userId);
  const { pool } = set.community.deps.database;
  const tables = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_name !~ '^(outbox|processed|_prisma)'`,
  );
  const naming: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await pool.query(
      `SELECT 1 FROM "${name}" t WHERE t::text LIKE '%' || $1 || '%' OR t::text ILIKE '%tamar%'`,
      [userId],
    );
    if (rows.length > 0) naming.push(name);
  }

  expect(naming).toEqual(['erased_person']);
});

test('When the event comes twice, or for somebody unknown, then the second changes nothing', async () => {
  const { userId } = await liveALife();
  await erase(userId);
  const before = await feedOf(set.community);
  await erase(userId);
  await erase(newMember().userId);
  const after = await feedOf(set.community);

  expect([after.total, after.ids]).toEqual([before.total, before.ids]);
});

test('When somebody erased writes with a login still believed, then it is refused, whatever it is', async () => {
  const { userId, member } = await liveALife();
  const id = await sharePublic(set.community);
  await erase(userId);
  const answers = await Promise.all([
    sharePrayer(set.community, {}, member),
    sharePrayer(set.community, { anonymous: true }, member),
    post(`${id}/comments`, member, { comment: 'Amen.' }),
    post(`${id}/like`, member, { liked: true }),
    post(`${id}/prayed`, member, undefined),
    report(set.community, id, member),
    saveProfile(set.community, member),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401, 401]);
  expect((await feedOf(set.community)).find(id)).toMatchObject({ likeCount: 0, commentCount: 0 });
});

test('When a late event tells of an erased person, then it brings nothing back', async () => {
  const { userId } = await liveALife();
  await erase(userId);
  const before = await feedOf(set.community);
  await announce(set.community, 'person.changed', named(userId, 9, 'Tamar Lindqvist'));
  await announce(set.community, 'prayer.answered', {
    requestId: newMember().userId,
    prayerId: newMember().userId,
    author: { userId },
    anonymous: false,
    request: 'Please pray for Tamar.',
    response: 'Amen.',
    responseSource: 'guide',
    hasPhoto: false,
    verdict: { state: 'public', reasons: [] },
    answeredAt: new Date().toISOString(),
  });

  expect((await feedOf(set.community)).ids).toEqual(before.ids);
  expect(
    await set.community.deps.database.prisma.personName.count({ where: { personId: userId } }),
  ).toBe(0);
});

test('When a person writes while being erased, then the counts are right and nothing is left', async () => {
  const { userId, member, others } = await liveALife();
  const writes = Array.from({ length: 12 }, (_, index) =>
    index % 3 === 0
      ? sharePrayer(set.community, index % 2 ? { audience: 'members' } : {}, member)
      : index % 3 === 1
        ? post(`${others}/comments`, member, { comment: `Word ${'I'.repeat(index)}.` })
        : post(`${others}/like`, member, {}),
  );
  const [answers] = await Promise.all([Promise.all(writes), erase(userId)]);
  const { rows } = await set.community.deps.database.pool.query<{ wrong: number }>(`
    SELECT (SELECT count(*) FROM prayer_stat s WHERE
        like_count <> (SELECT count(*) FROM prayer_like l WHERE l.prayer_id = s.prayer_id)
        OR comment_count <> (SELECT count(*) FROM prayer_comment c
          WHERE c.prayer_id = s.prayer_id AND state = 'public'))::int
      + abs((SELECT members FROM feed_counter) - (SELECT count(*) FROM prayer WHERE state = 'members'))::int
      + abs((SELECT total FROM feed_counter) - (SELECT count(*) FROM prayer WHERE state = 'public'))::int
      + (SELECT count(*) FROM prayer WHERE author_user_id = '${userId}')::int AS wrong`);

  expect(
    answers
      .map(({ status, text }) => [status, text])
      .filter(([status]) => ![200, 201, 202, 401].includes(status as number)),
  ).toEqual([]);
  expect(rows[0]!.wrong).toBe(0);
});

test('When a visitor’s and another member’s things stand beside, then erasing leaves them alone', async () => {
  const other = newMember();
  await saveProfile(set.community, other);
  const ids = [
    await sharePublic(set.community, newVisitor()),
    await sharePublic(set.community, other),
  ];
  const { userId } = await liveALife();
  await erase(userId);

  expect((await feedOf(set.community)).ids).toEqual(expect.arrayContaining(ids));
  expect((await set.community.call('GET', `/api/user-profiles/${other.userId}`)).status).toBe(200);
});

test('When a person wrote before the login in the same browser, then that is erased, too', async () => {
  const [visitor, other, joiner] = [newVisitor(), newVisitor(), newJoiner()];
  const id = await sharePublic(set.community, visitor);
  const others = await sharePublic(set.community, other);
  await post(`${others}/comments`, visitor, { comment: 'Written before the login.' });
  await post(`${others}/like`, visitor, { liked: true });
  await report(set.community, others, joiner, { reason: 'By a member without approval.' });
  const requestedAt = new Date().toISOString();
  const { userId: personId } = joiner;
  const { visitorId } = visitor;
  await announce(set.community, 'person.erasing', { personId, visitorId, requestedAt });
  const feed = await feedOf(set.community);

  expect(feed.ids).not.toContain(id);
  expect(feed.find(others)).toMatchObject({ likeCount: 0, commentCount: 0, comments: [] });
  const { prisma } = set.community.deps.database;
  expect(await prisma.prayer.count({ where: { authorVisitorId: visitorId } })).toBe(0);
  expect(await prisma.report.findMany({ where: { prayerId: others } })).toMatchObject([
    { reason: '', authorUserId: null, network: null },
  ]);
});
