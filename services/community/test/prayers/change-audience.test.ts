import { expect, test } from 'vitest';
import { feedOf, queueOf, report, settle, unfitText } from '../desk/held.ts';
import { admin, newJoiner, newMember, newVisitor, reader, useCommunity } from '../setup.ts';
import { askAbout, photoUrl } from './ask-about.ts';
import { sharePrayer } from './share.ts';

const set = useCommunity();
const { changeTo, feedFor, ownOf, statusesOf, shareWithMembers, expectCountsTrue } = askAbout(set);
const addressesOf = (id: string, photo: string) => [
  `/api/prayers/${id}`,
  `/api/prayers/${id}/comments`,
  photo,
];
const sharePagesOf = (id: string) => [`/prayer-share/${id}`, `/prayer-share/${id}/picture.png`];

test('When its author narrows a public prayer, then it is gone at once for others, everywhere', async () => {
  set.ai.encoding = { status: 200, verdict: 'public' };
  const author = newMember();
  const other = await set.startAnother();
  const { body } = await sharePrayer(set.community, { photoUrl }, author);
  const { id } = body;
  const places = [...addressesOf(id, body.prayer.photoUrl!), ...sharePagesOf(id)];
  await set.community.call('POST', `/api/prayers/${id}/comments`, {
    as: newVisitor(),
    body: { comment: 'Amen.' },
  });
  const before = await feedOf(set.community);
  expect((await feedOf(other)).ids).toContain(id);
  expect(await statusesOf(places, reader)).toEqual([200, 200, 200, 200, 200]);

  expect(await changeTo(id, 'members', author)).toMatchObject({
    status: 200,
    body: { state: 'members', audience: 'members' },
  });
  for (const as of [reader, newVisitor(), newJoiner()])
    expect(await statusesOf(places, as)).toEqual([404, 404, 404, 404, 404]);
  for (const process of [set.community, other]) {
    const after = await feedOf(process);
    expect([after.total, after.ids.includes(id)]).toEqual([before.total - 1, false]);
  }
  const kept = { headers: { 'if-none-match': '*' } };
  expect((await set.community.call('GET', body.prayer.photoUrl!, kept)).status).toBe(404);
  // Members go on reading it, in its place; its page and picture are for no one.
  expect((await feedFor(newMember())).ids).toContain(id);
  expect(await statusesOf(places, newMember())).toEqual([200, 200, 200, 404, 404]);
  const photo = await set.community.call('GET', body.prayer.photoUrl!, { as: newMember() });
  expect(photo.headers['cache-control']).toBe('private, no-store');

  expect((await changeTo(id, 'private', author)).body).toEqual({
    state: 'private',
    audience: 'private',
  });
  for (const as of [reader, newMember(), admin])
    expect(await statusesOf(places, as)).toEqual([404, 404, 404, 404, 404]);
  expect((await feedFor(newMember())).ids).not.toContain(id);
  expect(await ownOf(author, id)).toMatchObject({ state: 'private', audience: 'private' });
  await expectCountsTrue();
});

test('When its author widens it, then it is judged as when it was new, and keeps its place', async () => {
  const { id, author } = await shareWithMembers();
  const newer = await shareWithMembers();
  expect((await changeTo(id, 'public', author)).body).toEqual({
    state: 'public',
    audience: 'public',
  });
  expect((await feedOf(set.community)).ids).toContain(id);
  const { ids } = await feedFor(newMember());
  expect(ids.indexOf(id)).toBe(ids.indexOf(newer.id) + 1);

  const unfit = await sharePrayer(
    set.community,
    { isPublic: false, userRequest: unfitText('My notes') },
    author,
  );
  const answer = await changeTo(unfit.body.id, 'public', author);
  expect([answer.status, answer.body]).toEqual([202, { state: 'held', audience: 'public' }]);
  expect((await feedOf(set.community)).ids).not.toContain(unfit.body.id);
  expect((await queueOf(set.community)).map((one) => one.id)).toContain(unfit.body.id);
  // Narrowed while it waits, a release shows it to no more people than that.
  await changeTo(unfit.body.id, 'members', author);
  await settle(set.community, ['prayer', unfit.body.id], 'release');
  expect((await feedOf(set.community)).ids).not.toContain(unfit.body.id);
  expect((await feedFor(newMember())).ids).toContain(unfit.body.id);
  await expectCountsTrue();
});

test('When it waits and its author keeps it private, then the desk loses it', async () => {
  const { id, author } = await shareWithMembers(newMember(), { userRequest: unfitText('A word') });
  expect((await queueOf(set.community)).map((one) => one.id)).toContain(id);
  await changeTo(id, 'private', author);
  expect((await queueOf(set.community)).map((one) => one.id)).not.toContain(id);
  expect((await settle(set.community, ['prayer', id], 'release')).status).toBe(404);
});

test('When someone else changes who sees it, then it is refused; a hidden or reported one is not widened', async () => {
  const { id, author } = await shareWithMembers();
  expect((await changeTo(id, 'public', newMember())).status).toBe(403);
  expect((await changeTo(id, 'public', admin)).status).toBe(403);
  for (const as of [newVisitor(), newJoiner()])
    expect((await changeTo(id, 'public', as)).status).toBe(404);
  const visitor = newVisitor();
  const shared = await sharePrayer(set.community, {}, visitor);
  expect((await changeTo(shared.body.id, 'members', visitor)).status).toBe(403);

  await report(set.community, id, newMember());
  expect((await changeTo(id, 'public', author)).status).toBe(409);
  await settle(set.community, ['prayer', id], 'hide');
  for (const audience of ['public', 'private'] as const)
    expect((await changeTo(id, audience, author)).status).toBe(409);
  expect((await feedOf(set.community)).ids).not.toContain(id);
});
