import type { MemberNews } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { askDue } from '../../src/check-ins/ask-due.ts';
import { postNeed } from '../needs/need.ts';
import { newPartner, twoPartners } from '../partners/partners.ts';
import { sharePublic } from '../prayers/share.ts';
import { newMember, newVisitor, reader, useCommunity } from '../setup.ts';

const set = useCommunity({ worker: true });

const newsOf = async (as: Identity) =>
  (await set.community.call<MemberNews>('GET', '/api/prayers/news', { as })).body;
const comment = (id: string, as: Identity, text = 'Praying with you.') =>
  set.community.call('POST', `/api/prayers/${id}/comments`, { as, body: { comment: text } });
const see = (id: string, as: Identity) =>
  set.community.call('POST', `/api/prayers/${id}/comments/seen`, { as });

test('When nothing happened, then there is no news; and a visitor has none', async () => {
  const answer = await set.community.call('GET', '/api/prayers/news', { as: newMember() });
  expect(answer.body).toEqual({ partner: null, contactRequests: 0, checkIns: [], comments: [] });
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect((await set.community.call('GET', '/api/prayers/news', { as: reader })).status).toBe(401);
});

test('When others comment on a prayer, then it is news until its author has seen it', async () => {
  const author = newMember();
  const older = await sharePublic(set.community, author);
  const newer = await sharePublic(set.community, author);
  await comment(newer, newVisitor());
  await comment(newer, author, 'Thank you all.');
  await comment(older, newVisitor());
  const friend = await newPartner(set.community, 'Grace Whitfield');
  await comment(older, friend, 'We pray at home, too.');

  const { comments } = await newsOf(author);
  expect(comments).toMatchObject([
    { prayerId: older, count: 2, latestFrom: 'Grace Whitfield' },
    { prayerId: newer, count: 1, latestFrom: 'Community Member' },
  ]);
  expect((await newsOf(friend)).comments).toEqual([]);

  expect((await see(older, author)).status).toBe(204);
  expect((await newsOf(author)).comments.map(({ prayerId }) => prayerId)).toEqual([newer]);
  await comment(older, newVisitor(), 'And tomorrow again.');
  expect((await newsOf(author)).comments[0]).toMatchObject({ prayerId: older, count: 1 });
});

test('When a visitor logs in, then they can say so of the prayer they shared before', async () => {
  const visitor = newVisitor();
  const id = await sharePublic(set.community, visitor);
  await comment(id, newVisitor());
  expect((await see(id, { ...newMember(), visitorId: visitor.visitorId! })).status).toBe(204);
  expect((await see(id, { ...newMember(), visitorId: newVisitor().visitorId! })).status).toBe(404);
});

test('When somebody else says that they have seen the comments, then nothing changes', async () => {
  const author = newMember();
  const id = await sharePublic(set.community, author);
  await comment(id, newVisitor());
  expect((await see(id, newMember())).status).toBe(404);
  expect((await see(id, reader)).status).toBe(401);
  expect((await newsOf(author)).comments).toHaveLength(1);
});

test('When the partner has answered, then the question waits until the member answers, too', async () => {
  const { ruth, daniel } = await twoPartners(set.community);
  await ruth.ask('Which promise did you keep?');
  await daniel.say('I called the bank.');
  expect((await newsOf(ruth)).partner).toEqual({
    partnerName: 'Daniel Okafor',
    question: 'Which promise did you keep?',
    hasAnswered: true,
  });
  expect((await newsOf(daniel)).partner).toBeNull();
  await ruth.say('Three evenings of four.');
  expect((await newsOf(ruth)).partner).toBeNull();
});

test('When a member asks for contact, then it is news for the author until it is answered', async () => {
  const author = newMember();
  const asker = newMember();
  const { body: posted } = await postNeed(set.community, {}, author);
  const path = `/api/needs/${posted.id}/contacts`;
  const asked = await set.community.call<{ id: string }>('POST', path, {
    as: asker,
    body: { shares: ['email'] },
  });
  expect(asked.status).toBe(201);
  expect((await newsOf(author)).contactRequests).toBe(1);
  expect((await newsOf(asker)).contactRequests).toBe(0);
  await set.community.call('PATCH', `/api/need-contacts/${asked.body.id}`, {
    as: author,
    body: { answer: 'decline' },
  });
  expect((await newsOf(author)).contactRequests).toBe(0);
});

test('When a check-in is due, then its prayer is news until it is answered', async () => {
  const member = newMember();
  const id = await sharePublic(set.community, member);
  const path = `/api/prayers/${id}/check-in`;
  await set.community.call('PUT', path, { as: member, body: { days: 3 } });
  expect((await newsOf(member)).checkIns).toEqual([]);
  await set.community.deps.database.pool.query(
    `UPDATE check_in SET due_at = now() - interval '1 hour' WHERE prayer_id = $1`,
    [id],
  );
  await askDue(set.community.deps).work();
  expect((await newsOf(member)).checkIns).toMatchObject([{ prayerId: id }]);
  await set.community.call('POST', `${path}/answer`, { as: member, body: { answer: 'same' } });
  expect((await newsOf(member)).checkIns).toEqual([]);
});
