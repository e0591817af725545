import { randomUUID } from 'node:crypto';
import type { Prayer } from '@kbf/contracts';
import type { EventInput } from '@kbf/events';
import { announce as announceTo } from '@kbf/events/testing';
import { queuePrefix, until } from '@kbf/test-kit';
import { describe, expect, test } from 'vitest';
import { jpeg } from '../fake-ai.ts';
import { newRequest, sharePrayer } from '../prayers/share.ts';
import { newMember, newVisitor, useCommunity } from '../setup.ts';

const set = useCommunity({ worker: true });

type Answered = EventInput<'prayer.answered'>;
const answered = (given: Partial<Answered> = {}): Answered => ({
  requestId: randomUUID(),
  prayerId: randomUUID(),
  author: { visitorId: randomUUID() },
  anonymous: false,
  request: newRequest(),
  response: 'Lord, keep this shop and those who work in it. Amen.',
  responseSource: 'guide',
  hasPhoto: false,
  verdict: { state: 'public', reasons: [] },
  answeredAt: new Date().toISOString(),
  ...given,
});

/** Sends the event as ai would. @returns the event's id */
async function announce(payload: Answered): Promise<string> {
  return (await announceTo('community', 'prayer.answered', payload)).id;
}
const isProcessed = async (eventId: string) => {
  const { database } = set.community.deps;
  return (await database.prisma.processedEvent.count({ where: { eventId } })) > 0;
};
const list = async (as = newVisitor()) =>
  (await set.community.call<Prayer[]>('GET', '/api/prayers?limit=100', { as })).body;
const find = async (id: string) => (await list()).find((prayer) => prayer.id === id);

test('When a prayer is answered, then the feed has it by its announced id, as AI, its author’s own', async () => {
  const visitor = newVisitor();
  const event = answered({ author: { visitorId: visitor.visitorId! } });
  await announce(event);
  const prayer = await until(() => find(event.prayerId));

  expect(prayer).toMatchObject({
    userName: 'Community Member',
    userRequest: event.request,
    aiPrayerResponse: event.response,
    aiGenerated: true,
    responseSource: 'guide',
    photoUrl: null,
  });
  expect((await list(visitor)).find(({ id }) => id === event.prayerId)?.mine).toBe(true);
  expect((await sharePrayer(set.community, {}, visitor)).body.prayer.mine).toBe(true);
});

test('When the same event is delivered twice, and again to another worker, then there is one prayer', async () => {
  const event = answered();
  const first = await announce(event);
  await until(() => isProcessed(first));
  // In a separate queue that does not know the job yet.
  const prefix = `${queuePrefix()}-b`;
  await set.startAnother({ worker: true, env: { QUEUE_PREFIX: prefix } });
  const second = await announce({ ...event, prayerId: randomUUID() });
  await until(() => isProcessed(second));
  const again = { id: first, prefix };
  await (await announceTo('community', 'prayer.answered', event, again)).done();

  const found = (await list()).filter(({ userRequest }) => userRequest === event.request);
  expect(found.map(({ id }) => id)).toEqual([event.prayerId]);
});

test('When the author posted it under the same request id before, then the event adds nothing', async () => {
  const requestId = randomUUID();
  const { body } = await sharePrayer(set.community, { requestId });
  const event = answered({ requestId, request: body.prayer.userRequest, hasPhoto: true });
  set.ai.photos.set(requestId, jpeg);
  const eventId = await announce(event);
  await until(() => isProcessed(eventId));

  const found = (await list()).filter(({ userRequest }) => userRequest === event.request);
  expect(found).toMatchObject([{ id: body.id, aiPrayerResponse: null, photoUrl: null }]);
});

test('When the client posts what the event has saved, then the answer is that prayer', async () => {
  const visitor = newVisitor();
  const event = answered({ author: { visitorId: visitor.visitorId! } });
  await announce(event);
  await until(() => find(event.prayerId));
  const { requestId } = event;
  const again = await sharePrayer(
    set.community,
    { requestId, userRequest: event.request },
    visitor,
  );
  const other = await sharePrayer(set.community, { requestId, userRequest: 'Other.' }, visitor);

  expect(again).toMatchObject({ status: 201, body: { id: event.prayerId } });
  expect(other.status).toBe(409);
});

test('When the verdict that came with it was held, then the prayer is kept and shown nowhere', async () => {
  const event = answered({ verdict: { state: 'held', reasons: ['violence'] } });
  const eventId = await announce(event);
  await until(() => isProcessed(eventId));
  const row = await set.community.deps.database.prisma.prayer.findUnique({
    where: { requestId: event.requestId },
  });

  expect(row).toMatchObject({ state: 'held', publishedAt: null, heldReasons: ['violence'] });
  expect(await find(event.prayerId)).toBeUndefined();
  expect((await set.community.call('GET', `/api/prayers/${event.prayerId}`)).status).toBe(404);
});

test('When a deleted prayer’s event comes again, then it stays deleted', async () => {
  const visitor = newVisitor();
  const event = answered({ author: { visitorId: visitor.visitorId! } });
  await announce(event);
  await until(() => find(event.prayerId));
  await set.community.call('DELETE', `/api/prayers/${event.prayerId}`, { as: visitor });
  const again = await announce({ ...event, hasPhoto: true });
  await until(() => isProcessed(again));

  expect((await set.community.call('GET', `/api/prayers/${event.prayerId}`)).status).toBe(404);
  expect((await list()).some(({ userRequest }) => userRequest === event.request)).toBe(false);
});

test('When its author was erased, then the prayer is not saved', async () => {
  const { userId } = newMember();
  await set.community.deps.database.prisma.erasedPerson.create({ data: { personId: userId } });
  const event = answered({ author: { userId } });
  const eventId = await announce(event);
  await until(() => isProcessed(eventId));

  expect(await find(event.prayerId)).toBeUndefined();
});

describe('The photo', () => {
  test('When ai has it and looked at it, then it is shown', async () => {
    const event = answered({ hasPhoto: true });
    set.ai.photos.set(event.requestId, jpeg);
    await announce(event);
    const photoUrl = await until(async () => (await find(event.prayerId))?.photoUrl ?? undefined);

    expect((await set.community.call('GET', photoUrl)).status).toBe(200);
    expect((await find(event.prayerId))?.photoSize).toEqual({ width: 3, height: 2 });
  });

  test('When nothing looked at it, then the prayer is public and the photo held', async () => {
    const event = answered({
      hasPhoto: true,
      verdict: { state: 'public', reasons: ['photo_unchecked'] },
    });
    set.ai.photos.set(event.requestId, jpeg);
    await announce(event);
    const photo = await until(async () => {
      const where = { prayerId: event.prayerId };
      const found = await set.community.deps.database.prisma.prayerPhoto.findFirst({ where });
      return found ?? undefined;
    });

    expect(photo.state).toBe('held');
    expect((await find(event.prayerId))?.photoUrl).toBeNull();
    expect((await set.community.call('GET', `/api/prayer-photos/${photo.id}`)).status).toBe(404);
  });

  test('When ai cannot hand it out at first, then the prayer is there and the photo follows', async () => {
    const event = answered({ hasPhoto: true });
    set.ai.photos.set(event.requestId, jpeg);
    set.ai.handsOut = false;
    await announce(event);
    const early = await until(() => find(event.prayerId));
    set.ai.handsOut = true;
    const photoUrl = await until(async () => (await find(event.prayerId))?.photoUrl ?? undefined);

    expect(early.photoUrl).toBeNull();
    expect(photoUrl).toContain('/api/prayer-photos/');
  });

  test('When ai does not keep it any more, then the prayer stays without it', async () => {
    const event = answered({ hasPhoto: true });
    const eventId = await announce(event);
    await until(() => isProcessed(eventId));

    expect((await until(() => find(event.prayerId))).photoUrl).toBeNull();
  });
});
