import { randomUUID } from 'node:crypto';
import { heldReasons } from '@kbf/contracts';
import type { Care, PrayerReply } from '@kbf/contracts';
import { recordEvent } from '@kbf/events';
import type { Deps } from '../../deps.ts';
import { judgeText, strictest } from '../../moderation/judge-text.ts';
import type { Verdict } from '../../moderation/judge-text.ts';
import { finishReply } from '../../replies/finish-reply.ts';
import type { AskedPrayer } from './asked-prayer.ts';
import type { WrittenPrayer } from './write-prayer.ts';
import { takePublicPlace } from './take-public-place.ts';

/** A written reply, and the verdict on the request that it answers. */
export type Written = {
  attempt: string | undefined;
  prayer: WrittenPrayer;
  photo: Buffer<ArrayBuffer> | undefined;
  verdicts: { request: Verdict; photo: Verdict };
  care: Care | undefined;
};

/**
 * Makes a written reply final: checks it like every text for the feed and, when it is to be shared, records it together
 * with the event that shares it.
 * @throws {ReplyLost} when Stop came first
 */
export async function completePrayer(
  deps: Deps,
  asked: AskedPrayer,
  { attempt, prayer, photo, verdicts, care }: Written,
): Promise<PrayerReply> {
  const { requestId, message, share } = asked;
  const words = strictest(verdicts.request, await judgeReply(deps, prayer));
  const isShared = requestId !== undefined && share;
  const fit = strictest(words, verdicts.photo);
  const isTooMany = isShared && fit.state === 'public' && !(await takePublicPlace(deps, asked));
  const verdict = isTooMany ? tooManyPrayers : fit;
  const prayerId = randomUUID();
  const reply: PrayerReply = {
    ...prayer,
    ...(requestId ? { requestId } : {}),
    replyToken: deps.replyTokens.sign({
      requestId,
      request: message,
      reply: prayer.message,
      verdict: words.state,
      source: prayer.source,
    }),
    posted: isShared ? verdict.state : 'no',
    ...(isShared && verdict.state === 'public' ? { prayerId } : {}),
    ...(care ? { care } : {}),
  };
  if (!requestId || !attempt) return reply;

  await finishReply(deps, { attempt, reply }, async (tx, sql) => {
    if (!isShared) return;
    if (photo) await tx.replyPhoto.create({ data: { requestId, jpeg: photo } });
    await recordEvent(sql, 'prayer.answered', {
      requestId,
      prayerId,
      author: authorOf(asked),
      anonymous: asked.anonymous,
      request: message,
      response: prayer.message,
      responseSource: prayer.source,
      passages: prayer.passages,
      hasPhoto: photo !== undefined,
      verdict,
      answeredAt: new Date().toISOString(),
    });
  });
  deps.relay.nudge();
  return reply;
}

/** All prayers above the limit are stored, and an admin decides. */
const tooManyPrayers: Verdict = { state: 'held', reasons: [heldReasons.manyPrayers] };

/** Words of our own guide are trusted; a model's may result from a manipulated input. */
async function judgeReply({ moderation }: Deps, prayer: WrittenPrayer): Promise<Verdict> {
  if (prayer.source === 'guide') return { state: 'public', reasons: [] };
  return await judgeText(moderation, prayer.message);
}

function authorOf({ memberId, visitorId }: AskedPrayer) {
  if (memberId) return { userId: memberId };
  return visitorId ? { visitorId } : {};
}
