import { randomUUID } from 'node:crypto';
import type { Prayer } from '@kbf/contracts';
import type { EventInput } from '@kbf/events';
import { expect, test } from 'vitest';
import { edit, feedOf, queueOf, report, settle, unfitText } from '../desk/held.ts';
import { firstTotal } from '../live/first-total.ts';
import { announce, named } from '../recorded-events.ts';
import { admin, newJoiner, newMember, newVisitor, reader, useCommunity } from '../setup.ts';
import { askAbout } from './ask-about.ts';
import { newRequest, sharePrayer } from './share.ts';

const set = useCommunity({ worker: true });
const { feedFor, shareWithMembers, expectCountsTrue } = askAbout(set);

test('When a member shares with members, then they read it with the public ones; no other page changes', async () => {
  const first = await sharePrayer(set.community);
  const [before, page] = [
    await feedFor(newMember()),
    await set.community.call('GET', '/api/prayers'),
  ];
  const { status, body, id } = await shareWithMembers();
  const last = await sharePrayer(set.community);
  const { ids, total } = await feedFor(newMember());

  expect(status).toBe(201);
  expect(body).toMatchObject({ posted: 'members', prayer: { audience: 'members', mine: true } });
  expect(ids.slice(0, 3)).toEqual([last.body.id, id, first.body.id]);
  expect(total).toBe(before.total + 2);
  await set.community.call('DELETE', `/api/prayers/${last.body.id}`, { as: admin });
  const after = await set.community.call('GET', '/api/prayers');
  expect(after.bytes.equals(page.bytes)).toBe(true);
  expect(after.headers['etag']).toBe(page.headers['etag']);
  for (const as of [reader, newVisitor(), newJoiner()])
    expect((await feedFor(as)).ids).not.toContain(id);
});

test('When a member turns pages, then a prayer for members is neither skipped nor doubled', async () => {
  const [one, two] = [await shareWithMembers(), await shareWithMembers()];
  const as = newMember();
  const { headers, body } = await set.community.call<Prayer[]>('GET', '/api/prayers?limit=1', {
    as,
  });
  const cursor = /cursor=([\w-]+)/.exec(headers['link'] ?? '')?.[1];
  const next = `/api/prayers?limit=1&cursor=${cursor}`;
  const later = await set.community.call<Prayer[]>('GET', next, { as });

  expect([body[0]!.id, later.body[0]!.id]).toEqual([two.id, one.id]);
  // A cursor is no key: others read on with public prayers.
  const { body: others } = await set.community.call<Prayer[]>('GET', next);
  expect(others.map(({ id }) => id)).not.toContain(one.id);
});

test('When someone without approval shares with members, then it is refused and not made public', async () => {
  for (const as of [newVisitor(), newJoiner()]) {
    const before = await feedOf(set.community);
    const { status } = await shareWithMembers(as);
    expect([status, (await feedOf(set.community)).total]).toEqual([403, before.total]);
  }
});

test('When its words are unfit, then it waits; once released, only members see it, until it is reported', async () => {
  const before = await feedOf(set.community);
  const { status, id } = await shareWithMembers(newMember(), { userRequest: unfitText('A word') });
  const members = newMember();

  expect(status).toBe(202);
  expect((await feedFor(members)).ids).not.toContain(id);
  expect((await queueOf(set.community)).find((one) => one.id === id)).toMatchObject({
    state: 'held',
    also: { audience: 'members' },
  });
  expect((await settle(set.community, ['prayer', id], 'release')).status).toBe(201);
  expect((await feedFor(members)).ids).toContain(id);
  const after = await feedOf(set.community);
  expect([after.total, after.ids]).toEqual([before.total, before.ids]);

  await set.community.deps.database.sql(
    'UPDATE prayer SET released_at = NULL WHERE id = $1::uuid',
    [id],
  );
  for (const as of [newMember(), newMember(), newMember()])
    expect((await report(set.community, id, as)).status).toBe(201);
  expect((await feedFor(members)).ids).not.toContain(id);
  expect((await settle(set.community, ['prayer', id], 'release')).status).toBe(201);
  expect((await feedFor(members)).ids).toContain(id);
  expect((await feedOf(set.community)).total).toBe(before.total);
  await expectCountsTrue();
});

test('When people outside act on it with its ids, then nothing of it exists', async () => {
  const { id } = await shareWithMembers();
  const comment = await set.community.call('POST', `/api/prayers/${id}/comments`, {
    as: newMember(),
    body: { comment: 'I am with you.' },
  });
  const under = `/api/prayers/${id}`;
  const acts: [Parameters<typeof set.community.call>[0], string, object?][] = [
    ['GET', under],
    ['GET', `${under}/comments`],
    ['POST', `${under}/like`, { liked: true }],
    ['POST', `${under}/prayed`],
    ['POST', `${under}/comments`, { comment: 'Amen.' }],
    ['POST', `${under}/report`, { reason: 'It is an advertisement.' }],
    ['POST', `${under}/comments/${comment.body.id}/report`, { reason: 'It is an ad.' }],
    ['DELETE', `${under}/comments/${comment.body.id}`],
    ['PATCH', under, { answered: true }],
    ['DELETE', under],
    ['PUT', `${under}/audience`, { audience: 'public' }],
  ];
  for (const as of [newVisitor(), newJoiner()])
    for (const [method, path, body] of acts) {
      const { status } = await set.community.call(method, path, { as, ...(body && { body }) });
      expect([method, path, status]).toEqual([method, path, 404]);
    }
  for (const [method, path, body] of [
    ['PUT', `${under}/check-in`, { days: 7 }],
    ['PUT', `${under}/request`, { userRequest: newRequest() }],
    ['PUT', `${under}/comments/${comment.body.id}`, { comment: 'Changed.' }],
  ] as const)
    expect((await set.community.call(method, path, { as: newJoiner(), body })).status).toBe(404);
});

test('When a member is suspended, then the number in the live stream no longer counts them as one', async () => {
  const url = await set.listen();
  const [stays, goes] = [newMember(), newMember()];
  await shareWithMembers();
  const [all, open] = [await firstTotal(url, stays), await firstTotal(url, reader)];
  expect(await firstTotal(url, goes)).toBe(all);
  expect(all).toBeGreaterThan(open);
  await announce(set.community, 'person.changed', {
    ...named(goes.userId, 2, 'Tamar Lindqvist'),
    suspended: true,
  });
  // The same token still counts as a member's for a moment.
  expect(await firstTotal(url, goes)).toBe(open);
  expect(await firstTotal(url, stays)).toBe(all);
});

test('When the assistant shares it, then its audience is kept; an older event is for everyone', async () => {
  const author = newMember();
  const answered = (more: { audience?: 'members' }): EventInput<'prayer.answered'> => ({
    requestId: randomUUID(),
    prayerId: randomUUID(),
    author: { userId: author.userId },
    anonymous: false,
    request: newRequest(),
    response: 'Lord, hear us. Amen.',
    responseSource: 'guide',
    passages: [],
    hasPhoto: false,
    verdict: { state: 'public', reasons: [] },
    answeredAt: new Date().toISOString(),
    ...more,
  });
  const [forMembers, forAll] = [answered({ audience: 'members' }), answered({})];
  await announce(set.community, 'prayer.answered', forMembers);
  await announce(set.community, 'prayer.answered', forAll);

  expect((await feedFor(newMember())).ids).toEqual(
    expect.arrayContaining([forMembers.prayerId, forAll.prayerId]),
  );
  const { ids } = await feedOf(set.community);
  expect([ids.includes(forMembers.prayerId), ids.includes(forAll.prayerId)]).toEqual([false, true]);
  await expectCountsTrue();
});

test('When the last release shows what waits for members, then the database refuses', async () => {
  const { id } = await shareWithMembers(newMember(), { userRequest: unfitText('A word') });
  const { sql } = set.community.deps.database;
  await expect(
    sql(`UPDATE prayer SET state = 'public', published_at = now() WHERE id = $1::uuid`, [id]),
  ).rejects.toThrow(/prayer_shown_to_audience_check/);
});

test('When its author answers it or leaves, then it goes the way of every prayer', async () => {
  const { id, author } = await shareWithMembers();
  expect(
    (await edit(set.community, id, { answered: true, thanks: 'Thank you.' }, author)).body,
  ).toMatchObject({
    audience: 'members',
    thanks: 'Thank you.',
  });
  const leave = (version: number, leaving: boolean) =>
    announce(set.community, 'person.changed', {
      ...named(author.userId!, version, 'Tamar Lindqvist'),
      leaving,
    });
  await leave(2, true);
  expect((await feedFor(newMember())).ids).not.toContain(id);
  await leave(3, false);
  expect((await feedFor(newMember())).ids).toContain(id);
  const requestedAt = new Date().toISOString();
  await announce(set.community, 'person.erasing', { personId: author.userId!, requestedAt });
  expect((await feedFor(newMember())).ids).not.toContain(id);
  await expectCountsTrue();
});
