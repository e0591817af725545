import { afterSayingSafe, heldReasonOf, isHeldForCare, strongestCare } from '@kbf/contracts';
import type { Care, PrayerReply } from '@kbf/contracts';
import { AppError, loginRequired } from '@kbf/service-kit';
import { endReservation } from '../../budget/reserve-reply.ts';
import { careAfterEarlier } from '../../care/care-after-earlier.ts';
import { longestReplyMs } from '../../deps.ts';
import type { Deps } from '../../deps.ts';
import { isErased } from '../../erasure/refuse-erased.ts';
import { reasonOf } from '../../reason-of.ts';
import { judgePhoto, judgeText } from '../../moderation/strictest-verdict.ts';
import type { Verdict } from '../../moderation/strictest-verdict.ts';
import { encodePhoto, photoDataUrlOf } from '../../photos/photo-encoder.ts';
import { beginReply } from '../../replies/begin-reply.ts';
import type { Begun } from '../../replies/begin-reply.ts';
import { contentHash } from '../../replies/content-hash.ts';
import { failReply } from '../../replies/fail-reply.ts';
import { finishReply } from '../../replies/finish-reply.ts';
import { ReplyLost, replyStopped } from '../../replies/reply-errors.ts';
import { completePrayer } from './complete-prayer.ts';
import type { AskedPrayer } from './asked-prayer.ts';
import { helpFirst, helpReply } from './help-first.ts';
import { trouble } from './trouble.ts';
import { writePrayer } from './write-prayer.ts';

/**
 * Replies to a request for prayer, and shares it if requested. When the connection breaks, a request with an id is
 * finished, and one without an id ends.
 * @throws {AppError} 400 and 413 for the photo, 401 when the person was erased, 409 for the id, 429 for the budget, 503
 * when no model or guide can answer
 */
export async function replyToPrayer(deps: Deps, asked: AskedPrayer): Promise<PrayerReply> {
  try {
    const care = await careAfterEarlier(deps, asked);
    if (care?.level === 'certain') return await helpFirst(deps, asked, care);
    const begun = await beginReply(deps, {
      requestId: asked.requestId,
      memberId: asked.memberId,
      contentHash: contentHash(asked),
      actor: asked.actor,
      isMetered: deps.model !== undefined,
      care,
    });
    return begun.stored ?? (await carryOut(deps, asked, begun, care));
  } catch (error) {
    throw error instanceof AppError ? error : trouble(error);
  }
}

type Taken = Exclude<Begun, { stored: PrayerReply }>;

async function carryOut(
  deps: Deps,
  asked: AskedPrayer,
  { attempt, reservation }: Taken,
  known: Care | undefined,
): Promise<PrayerReply> {
  const stop =
    asked.requestId && attempt ? deps.running.start(asked.requestId, attempt) : undefined;
  let isSpent = false;
  try {
    const photo = asked.photoUrl ? await encodePhoto(asked.photoUrl) : undefined;
    const photoUrl = photo && photoDataUrlOf(photo);
    const judged = await judgeText(deps.moderation, asked.message, known);
    const care = afterSayingSafe(judged.care, asked.saysSafe);
    if (care?.level === 'certain') return await keptHelp(deps, asked, attempt, care);
    const judgingPhoto = judgePhoto(deps.moderation, photoUrl, deps.config.PHOTOS_UNCHECKED);
    asked.begin(care);
    let heard: Care | undefined;
    const hear = (danger: Care) => asked.hear((heard = danger));
    const prayer = await writePrayer(
      deps,
      { ...asked, hear },
      {
        photo: photoUrl,
        signal: AbortSignal.any([stop ?? asked.gone, AbortSignal.timeout(longestReplyMs(deps))]),
        onAsked: () => (isSpent = true),
        isMember: asked.actor.isMember,
      },
    );
    const found = strongestCare(care, heard);
    const verdicts = {
      request: found && isHeldForCare(found, false) ? heldForCare(judged, found) : judged,
      photo: await judgingPhoto,
    };
    return await completePrayer(deps, asked, { attempt, prayer, photo, verdicts, care: found });
  } catch (error) {
    if (stop?.aborted || error instanceof ReplyLost) throw await whyLost(deps, asked);
    await leaveTidy(asked, attempt && failReply(deps.database.prisma, attempt));
    throw error;
  } finally {
    if (attempt) deps.running.end(attempt);
    await leaveTidy(asked, reservation && endReservation(deps, reservation, isSpent));
  }
}

/** The provider found danger that our rules missed: reply with help after all. */
async function keptHelp(
  deps: Deps,
  asked: AskedPrayer,
  attempt: string | undefined,
  care: Care,
): Promise<PrayerReply> {
  const reply = helpReply(deps, asked, care);
  if (attempt) await finishReply(deps, { attempt, reply }, async () => undefined);
  return reply;
}

/** Danger is likely or the words were not understood: the usual reply, but an admin checks it before it is public. */
const heldForCare = (judged: Verdict, care: Care): Verdict => ({
  state: 'held',
  reasons: [heldReasonOf(care), ...judged.reasons],
});

/**
 * Finds out why a reply ended. There are three causes: the person stopped it, the person was erased, or another attempt
 * took over. Only the first is what the person wanted; the second is answered like any call after a login has ended.
 */
async function whyLost(deps: Deps, { requestId, memberId }: AskedPrayer): Promise<AppError> {
  const { prisma } = deps.database;
  const known = requestId ? await prisma.reply.findUnique({ where: { requestId } }) : null;
  if (known?.state === 'stopped') return replyStopped();
  return (await isErased(deps, memberId)) ? loginRequired() : trouble(new ReplyLost());
}

/** Failed writes here correct themselves: a row without heartbeat fails, a reservation ends with its day. */
async function leaveTidy({ log }: AskedPrayer, noting: Promise<void> | '' | undefined) {
  if (!noting) return;
  await noting.catch((error: unknown) =>
    log.warn({ reason: reasonOf(error) }, 'end of the reply not saved'),
  );
}
