import { randomUUID } from 'node:crypto';
import { isFreeForTrust } from '@kbf/contracts';
import type { Care, PrayerReply } from '@kbf/contracts';
import { recordEvent } from '@kbf/events';
import type { Deps } from '../../deps.ts';
import { judgeText, strictest } from '../../moderation/strictest-verdict.ts';
import type { Verdict } from '../../moderation/strictest-verdict.ts';
import { finishReply } from '../../replies/finish-reply.ts';
import type { AskedPrayer } from './asked-prayer.ts';
import type { WrittenPrayer } from './write-prayer.ts';

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
  const { requestId, message, audience } = asked;
  const words = strictest(verdicts.request, await judgeReply(deps, prayer));
  const isShared = requestId !== undefined && audience !== 'private';
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
    ...(isShared ? { posted: 'pending', prayerId } : { posted: 'no' }),
    ...(care ? { care } : {}),
  };
  if (!requestId || !attempt) return reply;

  await finishReply(deps, { attempt, reply }, async (tx, sql) => {
    if (!isShared) return;
    if (photo) await tx.replyPhoto.create({ data: { requestId, jpeg: photo } });
    const answered = {
      requestId,
      prayerId,
      author: authorOf(asked),
      networks: [...asked.networks],
      anonymous: asked.anonymous,
      audience,
      request: message,
      response: prayer.message,
      responseSource: prayer.source,
      passages: prayer.passages,
      hasPhoto: photo !== undefined,
      verdict: strictest(words, verdicts.photo),
      answeredAt: new Date().toISOString(),
    };
    await recordEvent(sql, 'prayer.answered', answered, deps.eventKeys);
  });
  deps.relay.nudge();
  return reply;
}

/**
 * Words of our own guide are trusted; a model's may result from a manipulated input. But they are nearly always fine,
 * longer and more solemn than what the classifier knows: a low score alone holds none of them (`harm-figures.md`).
 */
async function judgeReply({ moderation }: Deps, prayer: WrittenPrayer): Promise<Verdict> {
  const free: Verdict = { state: 'public', reasons: [] };
  if (prayer.source === 'guide') return free;
  const judged = await judgeText(moderation, prayer.message);
  return isFreeForTrust(judged.reasons, { isApproved: false, isTrusted: true }) ? free : judged;
}

function authorOf({ memberId, visitorId }: AskedPrayer) {
  if (memberId) return { userId: memberId };
  return visitorId ? { visitorId } : {};
}
