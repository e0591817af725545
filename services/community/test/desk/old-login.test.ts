import type { Identity } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { postNeed } from '../needs/need.ts';
import { sharePublic } from '../prayers/share.ts';
import { admin, newMember, newVisitor, useCommunity } from '../setup.ts';
import { edit, report, settle } from './held.ts';

const set = useCommunity();
const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1_000) - minutes * 60;
const old = { ...admin, authTime: minutesAgo(15) };
const fresh = { ...admin, authTime: minutesAgo(14) };
const remove = (path: string, as: Identity) => set.community.call('DELETE', `/api/${path}`, { as });

async function commentOn(id: string, as: Identity) {
  const body = { comment: 'Amen.' };
  const made = await set.community.call('POST', `/api/prayers/${id}/comments`, { as, body });
  return `prayers/${id}/comments/${made.body.id}`;
}

test('When an admin deletes other people’s posts, then only with a fresh login', async () => {
  const member = newMember();
  const id = await sharePublic(set.community, member);
  const paths = [
    await commentOn(id, newVisitor()),
    `prayers/${id}`,
    `needs/${(await postNeed(set.community, {})).body.id}`,
  ];
  for (const path of paths) {
    expect(await remove(path, old)).toMatchObject({
      status: 409,
      body: { code: 'proof_required' },
    });
    expect((await remove(path, fresh)).status).toBe(204);
  }
});

test('When an admin deletes their own posts, then any login will do', async () => {
  const id = await sharePublic(set.community, old);
  expect((await remove(await commentOn(id, old), old)).status).toBe(204);
  expect((await remove(`prayers/${id}`, old)).status).toBe(204);
});

test('When an admin hides a text, then only with a fresh login; others are decided with any', async () => {
  const hide = async (as: Identity) => {
    const id = await sharePublic(set.community);
    await report(set.community, id, newMember());
    return { hidden: await settle(set.community, ['prayer', id], 'hide', { as }), id };
  };
  const { hidden, id } = await hide(old);
  expect(hidden).toMatchObject({ status: 409, body: { code: 'proof_required' } });
  expect((await settle(set.community, ['prayer', id], 'release', { as: old })).status).toBe(201);
  expect((await hide(fresh)).hidden.status).toBe(201);
});

test('When an old login releases a text, then later reports can still hide it', async () => {
  for (const [as, state] of [
    [old, 404],
    [fresh, 200],
  ] as const) {
    const id = await sharePublic(set.community);
    const reportBy = async (count: number) => {
      for (let n = 0; n < count; n += 1) await report(set.community, id, newMember());
    };
    await reportBy(1);
    expect((await settle(set.community, ['prayer', id], 'release', { as })).status).toBe(201);
    await reportBy(3);
    expect((await set.community.call('GET', `/api/prayers/${id}`)).status).toBe(state);
  }
});

test('When an admin changes another person’s thanks or mark, then they stay', async () => {
  const author = newMember();
  const id = await sharePublic(set.community, author);
  await edit(set.community, id, { answered: true, thanks: 'We are so grateful.' }, author);
  for (const body of [{ thanks: 'Mine.' }, { thanks: null }, { answered: false }])
    expect((await edit(set.community, id, body, admin)).status).toBe(403);
  const { body } = await set.community.call('GET', `/api/prayers/${id}`);
  expect(body.thanks).toBe('We are so grateful.');
});
