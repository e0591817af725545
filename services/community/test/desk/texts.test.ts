import { randomUUID } from 'node:crypto';
import { limits } from '@kbf/contracts';
import { withQueue } from '@kbf/events/testing';
import { until } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { announceWaiting } from '../../src/desk/announce-waiting.ts';
import { edit, feedOf, report, unfitText } from './held.ts';
import { postNeed } from '../needs/need.ts';
import { sharePrayer, sharePublic } from '../prayers/share.ts';
import { saveProfile } from '../profiles/profile.ts';
import { announce, named, recorded } from '../recorded-events.ts';
import { newMember, useCommunity } from '../setup.ts';
import { decide, deskOf, letTimePass, look, notice, undo } from './at-the-desk.ts';

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

test('When a held prayer is released, then it is shown at once, and its author told after ten seconds', async () => {
  const author = newMember();
  const id = await held('C', author);
  const place = { kind: 'prayer' as const, id };
  const { body } = await look(set.community, place);
  expect(body.text).toMatchObject({ text: unfitText('C'), state: 'held' });
  const told = async () =>
    (await recorded(set.community, 'moderation.decided')).filter(
      ({ authorId }) => authorId === author.userId,
    );

  const seenAt = body.text?.createdAt;
  expect((await decide(set.community, place, { decision: 'release', seenAt })).status).toBe(201);
  expect((await decide(set.community, place, { decision: 'hide' })).status).toBe(404);
  expect((await order()).some((item) => item.id === id)).toBe(false);
  expect((await feedOf(set.community)).ids).toContain(id);
  expect(await told()).toEqual([]);
  await letTimePass(set.community);
  await letTimePass(set.community);

  expect(await told()).toMatchObject([{ kind: 'prayer', prayerId: id, outcome: 'published' }]);
  expect((await undo(set.community, place)).status).toBe(404);
  expect((await look(set.community, place)).status).toBe(404);
});

test('When the time to undo is over, then the queue itself brings the notice', async () => {
  const author = newMember();
  const id = await held('Q', author);
  await decide(set.community, { kind: 'prayer', id }, { decision: 'release' });
  await withQueue('community', async (queue) => {
    await until(async () => (await queue.getDelayedCount()) > 0);
    const [job] = await queue.getDelayed();
    expect(job?.opts.delay).toBe(limits.desk.undoMs);
    await queue.promoteJobs();
  });
  await until(async () =>
    (await recorded(set.community, 'moderation.decided')).some(
      ({ authorId }) => authorId === author.userId,
    ),
  );
});

test('When a decision is reopened, then it waits as before, its author hears nothing, and the log says so', async () => {
  const author = newMember();
  const id = await held('D', author);
  const place = { kind: 'prayer' as const, id };
  const { prisma } = set.community.deps.database;
  const stored = () => prisma.prayer.findUniqueOrThrow({ where: { id } });
  const [before, { total }] = [await stored(), await feedOf(set.community)];
  await decide(set.community, place, { decision: 'release' });
  expect((await undo(set.community, place)).status).toBe(204);
  await letTimePass(set.community);

  expect(await stored()).toEqual(before);
  expect(await feedOf(set.community)).toMatchObject({ total });
  expect((await order()).map((item) => item.id)).toContain(id);
  const told = await recorded(set.community, 'moderation.decided');
  expect(told.filter(({ authorId }) => authorId === author.userId)).toEqual([]);
  const acts = await recorded(set.community, 'privilege.used');
  expect(acts.filter(({ subjectId }) => subjectId === id).map(({ action }) => action)).toEqual([
    'prayer.decided',
    'prayer.reopened',
  ]);
});

test('When its author changed the text since the decision, then it is not reopened over it', async () => {
  const author = newMember();
  const id = await sharePublic(set.community, author);
  const thank = (thanks: string) =>
    set.community.call('PATCH', `/api/prayers/${id}`, { as: author, body: { thanks } });
  await thank(unfitText('Thanks'));
  const place = { kind: 'thanks' as const, id };
  await decide(set.community, place, { decision: 'hide' });
  await thank('Thank you all.');
  expect((await undo(set.community, place)).status).toBe(409);
  expect((await feedOf(set.community)).find(id)?.thanks).toBe('Thank you all.');
});

test.each(['release', 'hide'])(
  'When each kind of text was decided with %s, then reopening restores it',
  async (decision) => {
    const author = newMember();
    const prayerId = await sharePublic(set.community, author);
    await report(set.community, prayerId, newMember());
    const { body: comment } = await set.community.call(
      'POST',
      `/api/prayers/${prayerId}/comments`,
      {
        as: newMember(),
        body: { comment: unfitText('comment') },
      },
    );
    const { body: need } = await postNeed(set.community, { text: unfitText('need') });
    await edit(set.community, prayerId, { thanks: unfitText('thanks') }, author);
    const photoUrl = 'data:image/png;base64,iVBORw0KGgo=';
    const { body: withPhoto } = await sharePrayer(set.community, { photoUrl });
    await saveProfile(set.community, author, { identity: unfitText('me') });
    await announce(set.community, 'person.changed', named(author.userId, 1, 'Admin Lindqvist'));
    const { pool } = set.community.deps.database;
    const all = async () => {
      const { rows } = await pool.query<{ row: string }>(`
      SELECT p::text AS row FROM prayer p UNION ALL SELECT c::text FROM prayer_comment c
      UNION ALL SELECT h::text FROM prayer_photo h UNION ALL SELECT n::text FROM need n
      UNION ALL SELECT (to_jsonb(f) - 'version')::text FROM profile f UNION ALL SELECT r::text FROM report r
      UNION ALL SELECT a::text FROM person_name a UNION ALL SELECT s::text FROM prayer_stat s
      UNION ALL SELECT t::text FROM feed_counter t ORDER BY 1`);
      return rows.map(({ row }) => row);
    };
    for (const place of [
      { kind: 'prayer', id: prayerId },
      { kind: 'comment', id: comment.id },
      { kind: 'need', id: need.id },
      { kind: 'thanks', id: prayerId },
      { kind: 'photo', id: withPhoto.id },
      { kind: 'profile', id: author.userId },
      { kind: 'name', id: author.userId },
    ] as const) {
      const before = await all();
      expect((await decide(set.community, place, { decision })).status).toBe(201);
      expect(await all()).not.toEqual(before);
      expect((await undo(set.community, place)).status).toBe(204);
      expect(await all()).toEqual(before);
    }
  },
);

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
