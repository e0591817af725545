import type { OwnPrayer } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { edit, hideReported, unfitText } from '../desk/held.ts';
import { admin, newMember, newVisitor, reader, useCommunity } from '../setup.ts';
import { sharePrayer, sharePublic } from './share.ts';

const set = useCommunity();
const photoUrl = 'data:image/png;base64,iVBORw0KGgo=';

const mine = (as: Identity, query = '') =>
  set.community.call<OwnPrayer[]>('GET', `/api/prayers/mine${query}`, { as });

test.each([
  ['a member', newMember()],
  ['a visitor', newVisitor()],
])('When %s asks, then all of their own is there in its state, newest first', async (_who, as) => {
  await sharePublic(set.community, newVisitor());
  const shown = await sharePublic(set.community, as);
  const held = await sharePrayer(set.community, { userRequest: unfitText('Our shop') }, as);
  const hidden = await sharePublic(set.community, as);
  await hideReported(set.community, hidden);
  const own = await sharePrayer(set.community, { isPublic: false }, as);
  const gone = await sharePublic(set.community, as);
  await set.community.call('DELETE', `/api/prayers/${gone}`, { as });
  const { status, body, headers } = await mine(as);

  expect(status).toBe(200);
  expect(body.map(({ id, state }) => [id, state])).toEqual([
    [own.body.id, 'private'],
    [hidden, 'hidden'],
    [held.body.id, 'held'],
    [shown, 'public'],
  ]);
  expect(body.every((prayer) => prayer.mine)).toBe(true);
  expect(headers).toMatchObject({ 'x-total-count': '4', 'cache-control': 'private, no-store' });
});

test('When the list is read page by page, then every prayer is there once', async () => {
  const as = newMember();
  for (let count = 0; count < 5; count += 1) await sharePublic(set.community, as);
  const seen: string[] = [];
  let path: string | undefined = '?limit=2';
  while (path !== undefined) {
    const { body, headers } = await mine(as, path);
    seen.push(...body.map(({ id }) => id));
    path = /mine(\?[^>]*)>/.exec(headers['link'] ?? '')?.[1];
  }

  expect(seen).toHaveLength(5);
  expect(new Set(seen).size).toBe(5);
});

test('When a prayer has likes, comments, a held photo and held thanks, then its author sees them', async () => {
  const as = newVisitor();
  set.ai.encoding = { status: 200, verdict: 'held' };
  const { body: shared } = await sharePrayer(set.community, { photoUrl }, as);
  const path = `/api/prayers/${shared.id}`;
  await set.community.call('POST', `${path}/like`, { as, body: { liked: true } });
  await set.community.call('POST', `${path}/comments`, {
    as: newMember(),
    body: { comment: 'Amen.' },
  });
  await edit(set.community, shared.id, { answered: true, thanks: unfitText('Thanks') }, as);
  const [prayer] = (await mine(as)).body;

  expect(prayer).toMatchObject({
    likeCount: 1,
    userLiked: true,
    commentCount: 1,
    comments: [{ comment: 'Amen.', mine: false }],
    photoHeld: true,
    thanks: null,
    heldThanks: expect.stringContaining('Thanks') as string,
  });
  const photo = prayer?.photoUrl ?? '';
  expect((await set.community.call('GET', photo, { as })).status).toBe(200);
  expect((await set.community.call('GET', photo, { as: newVisitor() })).status).toBe(404);
});

test('When a visitor has logged in since, then what was shared before is there, too', async () => {
  const visitor = newVisitor();
  const before = await sharePublic(set.community, visitor);
  const member = { ...newMember(), ...(visitor.visitorId && { visitorId: visitor.visitorId }) };
  const after = await sharePublic(set.community, member);

  expect((await mine(member)).body.map(({ id }) => id)).toEqual([after, before]);
});

test('When nobody in particular asks, or who shared nothing, then nothing; a made-up cursor is refused', async () => {
  await sharePublic(set.community);

  expect((await mine(reader)).body).toEqual([]);
  expect((await mine(admin)).body).toEqual([]);
  expect((await mine(newVisitor(), '?cursor=made-up')).status).toBe(400);
});
