import { randomUUID } from 'node:crypto';
import type { DecidedDetail, DecidedText, DeskPlace } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { beforeEach, expect, test } from 'vitest';
import { forgetOld } from '../../src/desk/forget-old.ts';
import { decide, letTimePass, look, undo } from './at-the-desk.ts';
import { edit, report, unfitText } from './held.ts';
import { postNeed } from '../needs/need.ts';
import { sharePrayer, sharePublic } from '../prayers/share.ts';
import { saveProfile } from '../profiles/profile.ts';
import { announce, named, recorded } from '../recorded-events.ts';
import { admin, newMember, reader, useCommunity } from '../setup.ts';

const set = useCommunity({ worker: true });
const list = (query = 'limit=100', as: Identity = admin) =>
  set.community.call<DecidedText[]>('GET', `/api/decided-texts?${query}`, { as });
const open = (id: string, as: Identity = admin) =>
  set.community.call<DecidedDetail>('GET', `/api/decided-texts/${id}`, { as });
const note = 'The third ad this week.';

async function heldPrayer(about: string, as = newMember()): Promise<DeskPlace> {
  const { body } = await sharePrayer(set.community, { userRequest: unfitText(about) }, as);
  return { kind: 'prayer', id: body.id };
}
async function decided(place: DeskPlace, body: Record<string, unknown>): Promise<DecidedText> {
  expect((await decide(set.community, place, body)).status).toBe(201);
  await letTimePass(set.community);
  return (await list()).body[0]!;
}

beforeEach(async () => {
  await set.community.deps.database.prisma.decidedText.deleteMany();
});

test('When a prayer is kept hidden with a note, then the list says who decided and why, not what it said', async () => {
  await announce(set.community, 'person.changed', named(admin.userId, 1, 'Grace Whitfield'));
  const shown = await decided(await heldPrayer('sleep'), { decision: 'hide', note });
  expect(shown).toMatchObject({
    kind: 'prayer',
    was: 'held',
    decision: 'hide',
    reasons: ['link', 'spam'],
    by: 'Grace Whitfield',
    note,
  });
  const { text, headers } = await list();
  expect(text).not.toContain('pills');
  expect(headers['cache-control']).toContain('no-store');
});

test('When the words are looked at, then they are shown with their author, and each look is written down', async () => {
  const author = newMember();
  await announce(set.community, 'person.changed', named(author.userId, 1, 'Tamar Lindqvist'));
  const place = await heldPrayer('A', author);
  const { id } = await decided(place, { decision: 'release' });
  const { body } = await open(id);
  expect(body).toMatchObject({
    words: unfitText('A'),
    note: null,
    author: { id: author.userId, fullName: 'Tamar Lindqvist' },
  });
  await open(id);
  const looks = (await recorded(set.community, 'privilege.used')).filter(
    ({ action, subjectId }) => action === 'decided-text.viewed' && subjectId === place.id,
  );
  expect(looks).toMatchObject([{ actorId: admin.userId }, { actorId: admin.userId }]);
});

test('When the tables are searched, then neither words nor note stand in them', async () => {
  const place = await heldPrayer('B');
  await decide(set.community, place, { decision: 'hide', note });
  const stored = async () => {
    const { rows } = await set.community.deps.database.pool.query(
      'SELECT d::text AS row FROM decided_text d',
    );
    expect(rows).toHaveLength(1);
    return JSON.stringify(rows);
  };
  expect(await stored()).not.toMatch(/advertisement|pills/);
  await letTimePass(set.community);
  expect(await stored()).not.toMatch(/advertisement|pills/);
});

test('When a decision is reopened, then it is not listed, and nothing of its note stays', async () => {
  const place = await heldPrayer('C');
  await decide(set.community, place, { decision: 'hide', note });
  await undo(set.community, place);
  await letTimePass(set.community);
  expect((await list()).body).toEqual([]);
  expect((await decided(place, { decision: 'release' })).note).toBeNull();
});

test('When each kind of text is decided about, then it says what it was and what it said', async () => {
  const author = newMember();
  const prayerId = await sharePublic(set.community, author);
  await report(set.community, prayerId, newMember());
  await decided({ kind: 'prayer', id: prayerId }, { decision: 'release' });
  const comment = await set.community.call('POST', `/api/prayers/${prayerId}/comments`, {
    as: newMember(),
    body: { comment: unfitText('comment') },
  });
  await decided({ kind: 'comment', id: comment.body.id }, { decision: 'hide' });
  const need = await postNeed(set.community, { text: unfitText('need') });
  await decided({ kind: 'need', id: need.body.id }, { decision: 'hide' });
  await edit(set.community, prayerId, { answered: true, thanks: unfitText('thanks') }, author);
  await decided({ kind: 'thanks', id: prayerId }, { decision: 'hide' });
  const member = newMember();
  await saveProfile(set.community, member, {
    identity: unfitText('me'),
    humanBeliefs: ['Hope'],
  });
  await decided({ kind: 'profile', id: member.userId }, { decision: 'hide' });
  await announce(set.community, 'person.changed', named(author.userId, 1, 'Admin Lindqvist'));
  await decided({ kind: 'name', id: author.userId }, { decision: 'hide' });

  const all = (await list()).body;
  expect(all.map(({ kind, was, decision }) => [kind, was, decision])).toEqual([
    ['name', 'held', 'hide'],
    ['profile', 'held', 'hide'],
    ['thanks', 'held', 'hide'],
    ['need', 'held', 'hide'],
    ['comment', 'held', 'hide'],
    ['prayer', 'public', 'release'],
  ]);
  const words = await Promise.all(
    all.slice(0, 5).map(async ({ id }) => (await open(id)).body.words),
  );
  expect(words).toEqual([
    'Admin Lindqvist',
    `${unfitText('me')}\nHope`,
    unfitText('thanks'),
    unfitText('need'),
    unfitText('comment'),
  ]);
});

test('When there are more than a page, then the newest come first and each page leads to the next', async () => {
  const ids: string[] = [];
  for (const about of ['one', 'two', 'three'])
    ids.unshift((await decided(await heldPrayer(about), { decision: 'hide' })).id);
  const first = await list('limit=2');
  expect(first.headers['x-total-count']).toBe('3');
  const rest = await list(/\?([^>]+)>/.exec(first.headers['link'] ?? '')![1]);
  expect([...first.body, ...rest.body].map(({ id }) => id)).toEqual(ids);
  expect(rest.headers['link']).toBeUndefined();
  expect((await list('cursor=AAAA')).status).toBe(400);
});

test('When 30 days have passed, then words, note and decision are removed', async () => {
  const { id } = await decided(await heldPrayer('D'), { decision: 'hide', note });
  const { prisma } = set.community.deps.database;
  const age = (days: number) =>
    prisma.decidedText.update({
      where: { id },
      data: { decidedAt: new Date(Date.now() - days * 86_400_000) },
    });
  await age(29);
  await forgetOld(set.community.deps).work();
  expect((await open(id)).status).toBe(200);
  await age(31);
  await forgetOld(set.community.deps).work();
  expect((await open(id)).status).toBe(404);
});

test('When its author deletes the text or leaves, then nothing of it is kept here', async () => {
  const [author, leaver] = [newMember(), newMember()];
  const place = await heldPrayer('E', author);
  await decided(place, { decision: 'release' });
  await set.community.call('DELETE', `/api/prayers/${place.id}`, { as: author });
  expect((await list()).body).toEqual([]);

  await decided(await heldPrayer('F', leaver), { decision: 'release', note });
  const { userId: personId } = leaver;
  await announce(set.community, 'person.erasing', {
    personId,
    requestedAt: new Date().toISOString(),
  });
  expect((await list()).body).toEqual([]);
});

test('When a person asks for their data, then what was decided about their texts is in it, without notes', async () => {
  const author = newMember();
  await decided(await heldPrayer('G', author), { decision: 'hide', note });
  const [exportId, requestedAt] = [randomUUID(), new Date().toISOString()];
  const personId = author.userId;
  await announce(set.community, 'export.requested', { exportId, personId, requestedAt });
  const all = await recorded(set.community, 'export.gathered');
  const data = all.find((one) => one.exportId === exportId)?.data;
  expect(data).toMatchObject({
    decisions: [{ kind: 'prayer', decision: 'hide', words: unfitText('G') }],
  });
  expect(JSON.stringify(data)).not.toContain(note);
});

test('When somebody asks who is no admin, then nothing is listed or opened', async () => {
  const { id } = await decided(await heldPrayer('H'), { decision: 'hide' });
  expect((await list('limit=1', newMember())).status).toBe(403);
  expect((await open(id, newMember())).status).toBe(403);
  expect((await list('limit=1', reader)).status).toBe(401);
  expect((await open(randomUUID())).status).toBe(404);
});

test('When a text is decided about, then a note longer than its limit is refused', async () => {
  const place = await heldPrayer('I');
  const tooLong = { decision: 'hide', note: 'a'.repeat(4_001) };
  expect((await decide(set.community, place, tooLong)).status).toBe(400);
  expect((await look(set.community, place)).status).toBe(200);
});
