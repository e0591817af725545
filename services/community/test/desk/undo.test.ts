import { limits } from '@kbf/contracts';
import { withQueue } from '@kbf/events/testing';
import { until } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { edit, feedOf, report, unfitText } from './held.ts';
import { postNeed } from '../needs/need.ts';
import { sharePrayer, sharePublic } from '../prayers/share.ts';
import { saveProfile } from '../profiles/profile.ts';
import { announce, named, recorded } from '../recorded-events.ts';
import { newMember, useCommunity } from '../setup.ts';
import { decide, deskOf, letTimePass, look, undo } from './at-the-desk.ts';

const set = useCommunity({ worker: true });
const held = async (about: string, as = newMember()) =>
  (await sharePrayer(set.community, { userRequest: unfitText(about) }, as)).body.id;
const order = async () => (await deskOf(set.community)).body;

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

test('When a decision is reopened, then it waits as before, its author hears nothing; it is logged', async () => {
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
    await report(set.community, prayerId, newMember());
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
