import { randomUUID } from 'node:crypto';
import type { EventInput } from '@kbf/events';
import { announce as announceTo } from '@kbf/events/testing';
import type { Identity } from '@kbf/process-kit';
import { until } from '@kbf/test-kit';
import { describe, expect, test } from 'vitest';
import { jpeg } from '../fake-ai.ts';
import { newRequest, sharePrayer } from '../prayers/share.ts';
import { admin, newMember, newVisitor, reader, useCommunity } from '../setup.ts';

type Answered = EventInput<'prayer.answered'>;
const set = useCommunity({ worker: true, env: { PHOTOS_UNCHECKED: 'publish' } });

/** Sends the event as ai would. @returns after it was processed */
async function announce(given: Partial<Answered>): Promise<Answered> {
  const event: Answered = {
    requestId: randomUUID(),
    prayerId: randomUUID(),
    author: { visitorId: randomUUID() },
    anonymous: false,
    request: newRequest(),
    response: 'Lord, keep this shop and those who work in it. Amen.',
    responseSource: 'model',
    hasPhoto: false,
    verdict: { state: 'public', reasons: [] },
    answeredAt: new Date().toISOString(),
    ...given,
  };
  await (await announceTo('community', 'prayer.answered', event)).done();
  return event;
}

describe('When the client posts what the event has saved', () => {
  const member = newMember();
  const saved = () => announce({ author: { userId: member.userId } });
  const post = ({ requestId, request }: Answered, other: Record<string, unknown>, as = member) =>
    sharePrayer(set.community, { requestId, userRequest: request, ...other }, as);

  test('with the same response, then the answer is that prayer', async () => {
    const event = await saved();
    const answer = await post(event, { aiPrayerResponse: event.response });

    expect(answer).toMatchObject({ status: 201, body: { id: event.prayerId } });
    expect(answer.body.prayer).toMatchObject({ mine: true, aiGenerated: true });
  });

  test('anonymously, then it is told that this did not happen', async () => {
    expect((await post(await saved(), { anonymous: true })).status).toBe(409);
  });

  test('with another response, then it is told that this did not happen', async () => {
    expect((await post(await saved(), { aiPrayerResponse: 'My own words.' })).status).toBe(409);
  });

  test('as another member, then the prayer is not theirs to get', async () => {
    expect((await post(await saved(), {}, newMember())).status).toBe(409);
  });
});

test('When its author came without any cookie, then the prayer is nobody’s but the request id’s', async () => {
  const { requestId, prayerId, request } = await announce({ author: {} });
  const given = { requestId, userRequest: request };
  const visitor = newVisitor();
  const posted = await sharePrayer(set.community, given, visitor);
  const remove = (as: Identity) => set.community.call('DELETE', `/api/prayers/${prayerId}`, { as });

  expect(posted).toMatchObject({ status: 201, body: { id: prayerId, prayer: { mine: false } } });
  expect((await sharePrayer(set.community, given, newMember())).status).toBe(409);
  expect((await remove(visitor)).status).toBe(403);
  expect((await remove(reader)).status).toBe(403);
  expect((await remove(admin)).status).toBe(204);
});

test('When event and post come at the same time, then there is one prayer, and nobody gets an error', async () => {
  const member = newMember();
  const rounds = Array.from({ length: 10 }, async () => {
    const [requestId, request] = [randomUUID(), newRequest()];
    const [event, answer] = await Promise.all([
      announce({ requestId, request, author: { userId: member.userId } }),
      sharePrayer(set.community, { requestId, userRequest: request }, member),
    ]);
    const rows = await set.community.deps.database.prisma.prayer.findMany({
      where: { request: event.request },
      select: { id: true },
    });
    expect(rows).toEqual([{ id: answer.body.id }]);
    return answer.status;
  });

  expect(await Promise.all(rounds)).toEqual(Array.from({ length: 10 }, () => 201));
});

describe('Where unchecked photos are published', () => {
  const photoOf = async (prayerId: string) => {
    const { prisma } = set.community.deps.database;
    return until(
      async () => (await prisma.prayerPhoto.findFirst({ where: { prayerId } })) ?? undefined,
    );
  };
  async function announceWithPhoto(verdict: Answered['verdict']) {
    const requestId = randomUUID();
    set.ai.photos.set(requestId, jpeg);
    return announce({ requestId, hasPhoto: true, verdict });
  }

  test('When nothing has looked at a photo, then it is shown', async () => {
    const event = await announceWithPhoto({ state: 'public', reasons: ['photo_unchecked'] });

    expect((await photoOf(event.prayerId)).state).toBe('public');
  });

  test('When the provider found a photo unfit, then it is held with its prayer, and stays so', async () => {
    const event = await announceWithPhoto({ state: 'held', reasons: ['photo', 'violence'] });
    const photo = await photoOf(event.prayerId);

    expect(photo.state).toBe('held');
    expect((await set.community.call('GET', `/api/prayer-photos/${photo.id}`)).status).toBe(404);
  });
});
