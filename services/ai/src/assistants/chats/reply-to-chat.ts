import { strongestCare } from '@kbf/contracts';
import type { Care, ChatReply } from '@kbf/contracts';
import { AppError, unavailable } from '@kbf/service-kit';
import { endReservation, reserveReply } from '../../budget/reserve-reply.ts';
import type { Reservation } from '../../budget/reserve-reply.ts';
import { longestReplyMs } from '../../deps.ts';
import type { Deps } from '../../deps.ts';
import { refuseErased, refuseKnownErased } from '../../erasure/refuse-erased.ts';
import { reasonOf } from '../../reason-of.ts';
import type { Assistant } from '../assistant.ts';
import { careOfChat, helpAsChat } from './chat-care.ts';
import type { AskedChat } from './chat-question.ts';
import { writeChat } from './write-chat.ts';

/** 503 in the words of the specification's error catalog for this chat. */
export const troubleOf =
  ({ apology }: Pick<Assistant, 'apology'>) =>
  (cause: unknown): AppError =>
    cause instanceof AppError ? cause : unavailable(apology, cause);

/**
 * Replies to a message to the coach or a guide. Stores nothing of it. Ends when the reader disconnects.
 * @throws {AppError} 401 when the person was erased, 429 for the budget, 503 when no model or guide can reply
 */
export async function replyToChat(
  deps: Deps,
  assistant: Assistant,
  asked: AskedChat,
): Promise<ChatReply> {
  try {
    const care = await careOfChat(deps, asked);
    if (care?.level === 'certain') return helpAsChat(deps, asked.message, care);
    const reservation = deps.model ? await reserve(deps, assistant, asked) : undefined;
    if (!deps.model) await refuseKnownErased(deps, asked.memberId, asked.log);
    let heard: Care | undefined;
    const hear = (danger: Care) => asked.hear((heard = danger));
    const reply = await writeChecked(deps, assistant, { ...asked, hear, care }, reservation);
    const found = strongestCare(care, heard);
    return found ? { ...reply, care: found } : reply;
  } catch (error) {
    throw troubleOf(assistant)(error);
  }
}

async function reserve(
  deps: Deps,
  { apology }: Assistant,
  { memberId, actor }: AskedChat,
): Promise<Reservation> {
  // The caller adds the exact time for another try.
  const usedUp = apology.replace(/ Please try again\.$/, '');
  return await deps.database.transaction(async (tx, sql) => {
    await refuseErased(tx, memberId);
    return await reserveReply({ tx, sql }, deps, { actor, usedUp });
  });
}

async function writeChecked(
  deps: Deps,
  assistant: Assistant,
  asked: AskedChat,
  reservation: Reservation | undefined,
): Promise<ChatReply> {
  let isSpent = false;
  try {
    asked.gone.throwIfAborted();
    asked.begin(asked.care);
    const reply = await writeChat(deps, assistant, asked, {
      signal: AbortSignal.any([asked.gone, AbortSignal.timeout(longestReplyMs(deps))]),
      onAsked: () => (isSpent = true),
      isMember: asked.actor.isMember,
    });
    // The verdict `held` keeps it out of the feed: it is not a prayer.
    const proven = { requestId: undefined, request: asked.message, verdict: 'held' } as const;
    const replyToken = deps.replyTokens.sign({ ...proven, reply: reply.message });
    return { ...reply, replyToken };
  } finally {
    if (reservation)
      // A failed write here corrects itself: a reservation ends with its day.
      await endReservation(deps, reservation, isSpent).catch((error: unknown) =>
        asked.log.warn({ reason: reasonOf(error) }, 'end of the reservation not saved'),
      );
  }
}
