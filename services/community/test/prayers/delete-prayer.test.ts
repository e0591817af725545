import { randomUUID } from 'node:crypto';
import type { Prayer } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { admin, newMember, newVisitor, reader, useCommunity } from '../setup.ts';
import { sharePrayer, sharePublic } from './share.ts';

const set = useCommunity({ env: { PHOTOS_UNCHECKED: 'publish' } });
const remove = (id: string, as = reader) =>
  set.community.call('DELETE', `/api/prayers/${id}`, { as });

test('When the author deletes a prayer, then it is gone with all under it, and the total is lower', async () => {
  const { call, deps } = set.community;
  const author = newVisitor();
  const { body } = await sharePrayer(
    set.community,
    { photoUrl: 'data:image/jpeg;base64,AAAA' },
    author,
  );
  const { id, prayer } = body;
  const friend = newVisitor();
  await call('POST', `/api/prayers/${id}/like`, { as: friend, body: { liked: true } });
  await call('POST', `/api/prayers/${id}/comments`, { as: friend, body: { comment: 'Praying.' } });
  const before = await call<Prayer[]>('GET', '/api/prayers');

  expect((await remove(id, author)).status).toBe(204);

  const after = await call<Prayer[]>('GET', '/api/prayers');
  expect(Number(after.headers['x-total-count'])).toBe(Number(before.headers['x-total-count']) - 1);
  expect(after.body.map((one) => one.id)).not.toContain(id);
  expect((await call('GET', prayer.photoUrl!)).status).toBe(410);
  expect((await call('GET', `/api/prayers/${id}`)).status).toBe(404);
  expect((await call('GET', `/api/prayers/${id}/comments`)).status).toBe(404);
  expect((await call('POST', `/api/prayers/${id}/like`, { as: friend, body: {} })).status).toBe(
    404,
  );
  const { rows } = await deps.database.pool.query(
    `SELECT p.request, p.response, length(f.bytes) AS bytes,
       (SELECT count(*)::int FROM prayer_like WHERE prayer_id = p.id) AS likes,
       (SELECT count(*)::int FROM prayer_comment WHERE prayer_id = p.id) AS comments
     FROM prayer p JOIN prayer_photo f ON f.prayer_id = p.id WHERE p.id = $1`,
    [id],
  );
  expect(rows).toEqual([{ request: '', response: null, bytes: 0, likes: 0, comments: 0 }]);
});

test('When it is deleted twice or never was, then the answer is 404', async () => {
  const author = newVisitor();
  const id = await sharePublic(set.community, author);
  const answers = await Promise.all([remove(id, author), remove(id, author)]);

  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404]);
  expect((await remove(randomUUID(), author)).status).toBe(404);
  expect((await remove('no-id', author)).status).toBe(400);
});

test.each([
  ['another visitor', newVisitor()],
  ['a member', newMember()],
  ['a reader without a cookie', reader],
])('When %s deletes someone’s prayer, then the answer is 403 and it stays', async (_who, as) => {
  const id = await sharePublic(set.community);

  expect((await remove(id, as)).status).toBe(403);
  expect((await set.community.call('GET', `/api/prayers/${id}`)).status).toBe(200);
});

test('When an admin deletes someone’s prayer, then it is gone', async () => {
  const id = await sharePublic(set.community, newMember());

  expect((await remove(id, admin)).status).toBe(204);
});

test('When a prayer is held, then its author can delete it and others learn nothing of it', async () => {
  const author = newVisitor();
  set.ai.moderation = { verdict: 'held', reasons: [] };
  const { body } = await sharePrayer(set.community, {}, author);

  expect((await remove(body.id, newVisitor())).status).toBe(404);
  expect((await remove(body.id, author)).status).toBe(204);
});

test('When a visitor has logged in since, then that browser can still delete what was shared before', async () => {
  const visitor = newVisitor();
  const id = await sharePublic(set.community, visitor);

  expect((await remove(id, { ...newMember(), visitorId: visitor.visitorId! })).status).toBe(204);
});
