import { heldPageHeader } from '@kbf/contracts';
import type { Prayer } from '@kbf/contracts';
import { markPlaces } from '@kbf/process-kit';
import type { Identity } from '@kbf/process-kit';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sharePrayer } from '../prayers/share.ts';
import { newJoiner, newMember, newVisitor, useCommunity } from '../setup.ts';
import type { Community } from '../setup.ts';

const set = useCommunity();
let processes: Community[];
beforeAll(async () => {
  processes = [set.community, await set.startAnother()];
});

const address = '/api/prayers?limit=100';
/** What a gateway holds. Worse than a real one: it holds one page for all readers. */
let held: { etag: string; body: Buffer } = { etag: '', body: Buffer.alloc(0) };
beforeEach(() => {
  held = { etag: '', body: Buffer.alloc(0) };
});

async function readThroughHeld(process: Community, as: Identity) {
  const answer = await process.call('GET', address, {
    as,
    headers: { [heldPageHeader]: held.etag },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  const [etag = '', ...places] = answer.headers[heldPageHeader]!.split(' ');
  const wasHeld = etag === held.etag;
  expect(answer.bytes.length === 0).toBe(wasHeld);
  if (!wasHeld) held = { etag, body: answer.bytes };
  const page = markPlaces(held.body, places.map(Number));
  return { wasHeld, prayers: JSON.parse(page.toString()) as Prayer[] };
}

/** Each reader twice, in turns, through both processes. */
async function expectAllAsPlain(readers: Identity[]): Promise<void> {
  for (const [at, as] of [...readers, ...readers].entries()) {
    const plain = await processes[at % 2]!.call<Prayer[]>('GET', address, { as });
    expect(plain.headers[heldPageHeader]).toBeUndefined();
    expect((await readThroughHeld(processes[(at + 1) % 2]!, as)).prayers).toEqual(plain.body);
  }
}

test('When things change, then each reader’s page is the same with a held page as without', async () => {
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
  const seenBy = async (as: Identity) => (await readThroughHeld(processes[1]!, as)).prayers;
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

test('When the held version is the reader’s, then only the differences are sent', async () => {
  await sharePrayer(set.community);
  await readThroughHeld(set.community, newVisitor());
  expect((await readThroughHeld(set.community, newVisitor())).wasHeld).toBe(true);
  expect((await readThroughHeld(processes[1]!, newVisitor())).wasHeld).toBe(true);
});
