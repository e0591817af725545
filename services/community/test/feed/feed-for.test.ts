import type { Prayer } from '@kbf/contracts';
import { readFeedFor } from '@kbf/contracts/internal';
import type { FeedFor } from '@kbf/contracts/internal';
import { markPlaces } from '@kbf/process-kit';
import type { Identity } from '@kbf/process-kit';
import { identityHeaders, serviceHeaders } from '@kbf/test-kit';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sharePrayer } from '../prayers/share.ts';
import { newJoiner, newMember, newVisitor, useCommunity } from '../setup.ts';
import type { Community } from '../setup.ts';

const set = useCommunity();
let processes: Community[];
beforeAll(async () => {
  processes = [set.community, await set.startAnother()];
});

const limit = 100;
const address = `/api/prayers?limit=${limit}`;
/** What a gateway holds for each audience. */
const held = new Map<boolean, { etag: string; body: Buffer }>();
beforeEach(() => held.clear());

const ask = (process: Community, body: object, headers = serviceHeaders('gateway', 'community')) =>
  process.call<FeedFor>('POST', readFeedFor.path, { headers, body });

/** Asks as the gateway does, for all of these readers at once. */
async function readTogether(process: Community, readers: readonly Identity[]) {
  const isApproved = readers[0]?.isApproved ?? false;
  const known = held.get(isApproved);
  const ids = readers.map(({ userId, visitorId }) => ({ userId, visitorId }));
  const asked = { limit, isApproved, held: known?.etag ?? '', readers: ids };
  const { status, body } = await ask(process, asked);
  expect(status).toBe(200);
  const { etag, page, places, headers } = body;
  const isHeld = page === null;
  expect(isHeld).toBe(etag === known?.etag);
  const bytes = isHeld ? known!.body : Buffer.from(page);
  held.set(isApproved, { etag, body: bytes });
  const pages = places.map((own) => JSON.parse(markPlaces(bytes, own!).toString()) as Prayer[]);
  return { isHeld, pages, headers };
}

/** Members and others, as many as there are, through one process, and each alone through the other. */
async function expectAllAsPlain(readers: readonly Identity[]): Promise<void> {
  for (const at of [0, 1])
    for (const isMember of [true, false]) {
      const some = readers.filter(({ isApproved = false }) => isApproved === isMember);
      const { pages, headers } = await readTogether(processes[at]!, some);
      for (const [index, as] of some.entries()) {
        const plain = await processes[1 - at]!.call<Prayer[]>('GET', address, { as });
        expect(plain.headers['cache-control']).toBe('private, no-store');
        expect(pages[index]).toEqual(plain.body);
        expect(plain.headers).toMatchObject(headers);
      }
    }
}

test('When things change, then the page of each reader among many is the one they get alone', async () => {
  const [author, liker, stranger] = [newVisitor(), newVisitor(), newVisitor()];
  const [member, writer] = [newMember(), newMember()];
  const readers = [author, liker, stranger, member, writer, newJoiner()];
  const share = async (as: Identity, more = {}) =>
    (await sharePrayer(set.community, more, as)).body.id;
  const open = await share(author);
  const closed = await share(writer, { audience: 'members' });
  await expectAllAsPlain(readers);
  const like = (as: Identity, id: string, liked: boolean) =>
    set.community.call('POST', `/api/prayers/${id}/like`, { as, body: { liked } });
  for (const liked of [true, false, true]) {
    await like(liker, open, liked);
    await like(member, closed, liked);
    await expectAllAsPlain(readers);
  }
  await processes[1]!.call('POST', `/api/prayers/${open}/comments`, {
    as: liker,
    body: { comment: 'Amen.' },
  });
  await expectAllAsPlain(readers);
  const seenBy = async (as: Identity) => (await readTogether(processes[1]!, [as])).pages[0]!;
  expect((await seenBy(liker)).find(({ id }) => id === open)).toMatchObject({
    userLiked: true,
    mine: false,
    comments: [{ mine: true }],
  });
  expect((await seenBy(author)).find(({ id }) => id === open)).toMatchObject({
    userLiked: false,
    mine: true,
    comments: [{ mine: false }],
  });
  // Straight after a member's page, and as someone who has just lost the membership.
  const { isApproved: _lost, ...former } = member;
  for (const as of [stranger, newJoiner(), former]) {
    expect((await seenBy(member)).map(({ id }) => id)).toContain(closed);
    expect((await seenBy(as)).map(({ id }) => id)).not.toContain(closed);
  }
  await set.community.call('DELETE', `/api/prayers/${open}`, { as: author });
  await expectAllAsPlain(readers);
  expect(await seenBy(author)).toEqual([]);
});

test('When many readers ask at once, then each gets their own likes', async () => {
  const ids = await Promise.all(
    [1, 2, 3].map(async () => (await sharePrayer(set.community)).body.id),
  );
  const readers = Array.from({ length: 24 }, (_, at) => ({
    as: newVisitor(),
    likes: ids.filter((_id, bit) => (at >> bit) % 2 === 1),
  }));
  for (const { as, likes } of readers)
    for (const id of likes)
      await set.community.call('POST', `/api/prayers/${id}/like`, { as, body: { liked: true } });

  for (let round = 0; round < 5; round += 1) {
    const seen = await Promise.all(
      readers.map(({ as }) => processes[round % 2]!.call<Prayer[]>('GET', address, { as })),
    );
    for (const [at, { body }] of seen.entries()) {
      const liked = body.filter(({ userLiked }) => userLiked).map(({ id }) => id);
      expect(liked.sort()).toEqual(readers[at]!.likes.sort());
    }
  }
});

test('When a list has more pages, then the address of the next is the one of the public call', async () => {
  for (const _time of [1, 2, 3]) await sharePrayer(set.community);
  const as = newVisitor();
  const plain = await set.community.call('GET', '/api/prayers?limit=2', { as });
  const readers = [{ visitorId: as.visitorId }];
  const { body } = await ask(set.community, { limit: 2, isApproved: false, held: '', readers });
  expect(body.headers).toEqual({
    'x-total-count': plain.headers['x-total-count'],
    link: plain.headers['link'],
  });
  expect(JSON.parse(body.page!)).toHaveLength(2);
});

test('When anyone but the gateway asks, or about no one, then it is refused', async () => {
  const readers = [{ visitorId: newVisitor().visitorId }];
  const asked = { isApproved: true, held: '', readers };
  const statusOf = async (body: object, headers?: Record<string, string>) =>
    (await ask(set.community, body, headers)).status;
  expect(await statusOf(asked)).toBe(200);
  for (const headers of [
    {},
    serviceHeaders('ai', 'community'),
    serviceHeaders('gateway', 'ai'),
    identityHeaders(newMember(), 'community'),
  ])
    expect(await statusOf(asked, headers)).toBe(403);
  expect(await statusOf({ ...asked, readers: [{}] })).toBe(401);
  for (const wrong of [
    { readers: [] },
    { limit: 0 },
    { limit: 10_000 },
    { readers: [{ userId: 'u' }] },
  ])
    expect(await statusOf({ ...asked, ...wrong })).toBe(400);
});
