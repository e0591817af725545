import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { announceWaiting } from '../../src/desk/announce-waiting.ts';
import { feedOf, report, unfitText } from './held.ts';
import { postNeed } from '../needs/need.ts';
import { sharePrayer, sharePublic } from '../prayers/share.ts';
import { announce, named, recorded } from '../recorded-events.ts';
import { newMember, useCommunity } from '../setup.ts';
import { decide, deskOf, letTimePass, look, notice } from './at-the-desk.ts';

const set = useCommunity({ worker: true });
const held = async (about: string, as = newMember()) =>
  (await sharePrayer(set.community, { userRequest: unfitText(about) }, as)).body.id;
const order = async (query?: string) => (await deskOf(set.community, query)).body;

test('When the desk is opened, then danger comes first, then what is held, then what is reported', async () => {
  const reported = await sharePublic(set.community);
  await report(set.community, reported, newMember());
  const first = await held('A');
  const second = await held('B');
  const at = (minutes: number) => ({
    noticedAt: new Date(Date.now() - minutes * 60_000).toISOString(),
  });
  const possible = await notice(set.community, { level: 'possible' });
  const older = await notice(set.community, {}, at(50));
  const newer = await notice(set.community, {}, at(5));

  const all = await order();
  expect(all.map(({ id, group }) => [group, id])).toEqual([
    ['danger', newer],
    ['danger', older],
    ['danger', possible],
    ['held', first],
    ['held', second],
    ['reported', reported],
  ]);
  const pages: string[] = [];
  let path = 'limit=2';
  for (let n = 0; n < 3; n += 1) {
    const page = await deskOf(set.community, path);
    expect(page.headers['x-total-count']).toBe('6');
    pages.push(...page.body.map(({ id }) => id));
    path = /\?([^>]+)>/.exec(page.headers['link'] ?? '')?.[1] ?? '';
  }
  expect(pages).toEqual(all.map(({ id }) => id));
  expect((await deskOf(set.community, 'cursor=AAAA')).status).toBe(400);
  expect((await look(set.community, { kind: 'danger', id: newer })).body.next).toEqual({
    kind: 'danger',
    id: older,
  });
});

test('When a public prayer is reported, then why it was once held is no reason any more', async () => {
  const id = await sharePublic(set.community);
  const { prisma } = set.community.deps.database;
  await prisma.prayer.update({ where: { id }, data: { heldReasons: ['photo'] } });
  await report(set.community, id, newMember());

  const { body } = await look(set.community, { kind: 'prayer', id });
  expect(body.text).toMatchObject({ state: 'public', reasons: [] });
  expect(body.text?.reports).toHaveLength(1);
});

test('When a name claims an office, then an admin shows it or keeps it hidden, until it changes', async () => {
  const own = newMember();
  const change = (version: number, fullName: string) =>
    announce(set.community, 'person.changed', named(own.userId, version, fullName));
  await change(1, 'Admin Lindqvist');
  const id = await sharePublic(set.community, own);
  const shown = async () => (await feedOf(set.community)).find(id)?.userName;
  expect(await shown()).toBe('Fellowship Member');
  const place = { kind: 'name' as const, id: own.userId };
  const { body } = await look(set.community, place);
  expect(body.text).toMatchObject({ text: 'Admin Lindqvist', reasons: ['impersonation'] });

  await decide(set.community, place, { decision: 'hide', seenAt: body.text?.createdAt });
  await letTimePass(set.community);
  expect(await shown()).toBe('Fellowship Member');
  expect((await look(set.community, place)).status).toBe(404);
  await change(2, 'Official Lindqvist');
  await decide(set.community, place, { decision: 'release' });
  await letTimePass(set.community);
  expect(await shown()).toBe('Official Lindqvist');
  await change(3, 'Official Lindqvist');
  expect(await shown()).toBe('Official Lindqvist');
  await change(4, 'Founder Lindqvist');
  expect(await shown()).toBe('Fellowship Member');
  await decide(set.community, place, { decision: 'hide' });
  await letTimePass(set.community);
});

test('When a need is held, then it is decided at the desk like any other text', async () => {
  const { body } = await postNeed(set.community, { text: unfitText('ovens') });
  const place = { kind: 'need' as const, id: body.id };
  expect((await decide(set.community, place, { decision: 'release' })).status).toBe(201);
  await letTimePass(set.community);
  expect((await look(set.community, place)).status).toBe(404);
});

test('When a reported prayer is released, then reports end and it stays; hidden, it leaves the feed', async () => {
  const [stays, goes] = [await sharePublic(set.community), await sharePublic(set.community)];
  for (const id of [stays, goes]) await report(set.community, id, newMember());
  await decide(set.community, { kind: 'prayer', id: stays }, { decision: 'release' });
  await decide(set.community, { kind: 'prayer', id: goes }, { decision: 'hide' });
  await letTimePass(set.community);

  const { ids } = await feedOf(set.community);
  expect([ids.includes(stays), ids.includes(goes)]).toEqual([true, false]);
  expect((await order()).some(({ id }) => id === stays || id === goes)).toBe(false);
});

test('When a held comment is decided about, then it is shown, and its author is told where', async () => {
  const prayerId = await sharePublic(set.community);
  const author = newMember();
  const { body } = await set.community.call('POST', `/api/prayers/${prayerId}/comments`, {
    as: author,
    body: { comment: unfitText('E') },
  });
  await decide(set.community, { kind: 'comment', id: body.id }, { decision: 'release' });
  await letTimePass(set.community);

  expect((await feedOf(set.community)).find(prayerId)?.comments).toMatchObject([{ id: body.id }]);
  expect(await recorded(set.community, 'moderation.decided')).toContainEqual(
    expect.objectContaining({ kind: 'comment', prayerId, authorId: author.userId }),
  );
});

test('When what was decided about is deleted meanwhile, then its author hears nothing', async () => {
  const author = newMember();
  const id = await held('F', author);
  await decide(set.community, { kind: 'prayer', id }, { decision: 'release' });
  await set.community.call('DELETE', `/api/prayers/${id}`, { as: author });
  await letTimePass(set.community);

  expect((await feedOf(set.community)).ids).not.toContain(id);
  const told = await recorded(set.community, 'moderation.decided');
  expect(told.filter(({ authorId }) => authorId === author.userId)).toEqual([]);
});

test('When a decision does not fit, or nothing waits there, then it is refused', async () => {
  const id = await held('G');
  const danger = await notice(set.community);
  const nowhere = { kind: 'comment' as const, id: randomUUID() };
  const answers = [
    await decide(set.community, { kind: 'prayer', id }, { decision: 'handled' }),
    await decide(set.community, { kind: 'danger', id: danger }, { decision: 'hide' }),
    await decide(set.community, nowhere, { decision: 'hide' }),
    await decide(
      set.community,
      { kind: 'prayer', id },
      { decision: 'hide', seenAt: new Date(0).toISOString() },
    ),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 404, 409]);
});

test('When something new waits, then the admins are told how much, at most hourly', async () => {
  const digests = () => recorded(set.community, 'desk.waiting');
  const run = () => announceWaiting(set.community.deps).work();
  const { pool } = set.community.deps.database;
  const hoursPass = (hours: number) =>
    pool.query(`UPDATE desk_digest SET told_at = told_at - make_interval(hours => $1)`, [hours]);
  await pool.query('DELETE FROM desk_digest');
  await notice(set.community);
  const before = (await digests()).length;
  await run();
  await run();
  const told = await digests();
  expect(told).toHaveLength(before + 1);
  expect(told.at(-1)?.danger).toBeGreaterThan(0);

  await held('H');
  await run();
  expect(await digests()).toHaveLength(before + 1);
  await hoursPass(2);
  await run();
  expect(await digests()).toHaveLength(before + 2);
  await pool.query(`UPDATE desk_digest SET told_at = clock_timestamp() - interval '2 hours'`);
  const sinces = [
    'care_case.noticed_at',
    'report.created_at',
    'prayer.created_at',
    'prayer.thanks_held_at',
    'prayer_photo.created_at',
    'prayer_comment.created_at',
    'need.created_at',
    'profile.held_at',
    'person_name.name_held_at',
  ];
  for (const since of sinces) {
    const [table, column] = since.split('.');
    await pool.query(`UPDATE ${table} SET ${column} = ${column} - interval '1 day'`);
  }
  await run();
  expect(await digests()).toHaveLength(before + 2);
  await hoursPass(24);
  await run();
  expect(await digests()).toHaveLength(before + 3);
});
