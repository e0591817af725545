import { expect, test } from 'vitest';
import { saveProfile } from '../profiles/profile.ts';
import { newRequest, sharePublic } from '../prayers/share.ts';
import { newJoiner, newMember, newVisitor, useCommunity } from '../setup.ts';
import { undo } from './at-the-desk.ts';
import { edit, feedOf, queueOf, report, settle } from './held.ts';

const set = useCommunity();
const isShown = async (id: string) => (await feedOf(set.community)).ids.includes(id);
const waits = async (id: string) =>
  (await queueOf(set.community))
    .find((item) => item.id === id)
    ?.reports.map(({ reason }) => reason);

/** A prayer that was reported by a member and that an admin has released. */
async function released() {
  const [author, reporter] = [newMember(), newMember()];
  const id = await sharePublic(set.community, author);
  await report(set.community, id, reporter);
  await settle(set.community, ['prayer', id], 'release');
  return { id, author, reporter };
}

test('When an admin has released a text, then reports of visitors and joiners do not reopen or hide it', async () => {
  const { id } = await released();
  for (let n = 0; n < 6; n += 1)
    await report(set.community, id, n % 2 ? newVisitor() : newJoiner(), { reason: `Again ${n}.` });

  expect(await waits(id)).toBeUndefined();
  expect(await isShown(id)).toBe(true);
});

test('When members repeat what was decided, then nothing reopens; with new words all since does', async () => {
  const { id, reporter } = await released();
  await report(set.community, id, newVisitor(), { reason: 'From a visitor.' });
  for (const as of [reporter, newMember(), newMember()])
    await report(set.community, id, as, { reason: 'this is an ADVERTISEMENT. ' });
  expect(await waits(id)).toBeUndefined();

  for (const as of [reporter, newMember(), newMember()])
    await report(set.community, id, as, { reason: 'It names a child.' });
  expect(await waits(id)).toEqual(expect.arrayContaining(['It names a child.', 'From a visitor.']));
  expect(await isShown(id)).toBe(true);
});

test('When its author adds to a released text, then the same people can report and hide it again', async () => {
  const { id, author, reporter } = await released();
  await edit(set.community, id, { answered: true, thanks: 'Thank you all so much.' }, author);
  for (const as of [reporter, newVisitor(), newVisitor()]) await report(set.community, id, as);

  expect(await waits(id)).toHaveLength(3);
  expect(await isShown(id)).toBe(false);
});

test('When its author corrects a released prayer, then visitors can report it again', async () => {
  const { id, author } = await released();
  const body = { userRequest: newRequest() };
  await set.community.call('PUT', `/api/prayers/${id}/request`, { as: author, body });
  await report(set.community, id, newVisitor());
  expect(await waits(id)).toHaveLength(1);
});

test('When its author corrects a released comment, then visitors can report it again', async () => {
  const author = newMember();
  const prayerId = await sharePublic(set.community);
  const comments = `/api/prayers/${prayerId}/comments`;
  const { body } = await set.community.call<{ id: string }>('POST', comments, {
    as: author,
    body: { comment: 'Praying with yuo.' },
  });
  const path = `${prayerId}/comments/${body.id}`;
  await report(set.community, path, newMember());
  await settle(set.community, ['comment', body.id], 'release');
  await report(set.community, path, newVisitor());
  expect(await waits(body.id)).toBeUndefined();

  await set.community.call('PUT', `${comments}/${body.id}`, {
    as: author,
    body: { comment: 'Praying with you.' },
  });
  await report(set.community, path, newVisitor());
  expect(await waits(body.id)).toHaveLength(1);
});

test('When the release is undone, then reports hide the text as before', async () => {
  const { id } = await released();
  expect((await undo(set.community, { kind: 'prayer', id })).status).toBe(204);
  for (const as of [newVisitor(), newVisitor()]) await report(set.community, id, as);
  expect(await isShown(id)).toBe(false);
});

test('When a released profile changes, then visitors can report it again', async () => {
  const owner = newMember();
  await saveProfile(set.community, owner);
  const reportIt = () =>
    set.community.call('POST', `/api/user-profiles/${owner.userId}/report`, {
      as: newVisitor(),
      body: { reason: 'Not a real person.' },
    });
  await reportIt();
  await settle(set.community, ['profile', owner.userId], 'release');
  await reportIt();
  expect(await waits(owner.userId)).toBeUndefined();

  await saveProfile(set.community, owner, { identity: 'A baker in a small town.' });
  await reportIt();
  expect(await waits(owner.userId)).toHaveLength(1);
});
