import type { ChatReply } from '@kbf/contracts';
import { AppError, unavailable } from '@kbf/service-kit';
import { reserveReply } from '../../budget/reserve-reply.ts';
import type { Reservation } from '../../budget/reserve-reply.ts';
import { settleReply } from '../../budget/settle-reply.ts';
import { refuseErased } from '../../erasure/erased-person.ts';
import { answerInCrisis, isCrisis } from './chat-crisis.ts';
import type { Assistant, AskedChat, ChatDeps } from './chat-deps.ts';
import { writeChat } from './write-chat.ts';

/** 503 in the words of the specification's error catalogue for this chat. */
export const troubleOf =
  ({ apology }: Pick<Assistant, 'apology'>) =>
  (cause: unknown): AppError =>
    cause instanceof AppError ? cause : unavailable(apology, cause);

/**
 * Answers a message to the coach or a guide. Nothing is kept of it. When nobody listens any more, it ends.
 * @throws {AppError} 429 for the budget, 503 when nobody can answer
 */
export async function answerChat(
  deps: ChatDeps,
  assistant: Assistant,
  asked: AskedChat,
): Promise<ChatReply> {
  try {
    if (await isCrisis(deps, asked.message)) return await answerInCrisis(deps, asked.log);
    const reservation = deps.model ? await reserve(deps, assistant, asked) : undefined;
    return await writeChecked(deps, assistant, asked, reservation);
  } catch (error) {
    throw troubleOf(assistant)(error);
  }
}

async function reserve(
  { database, budget: limits }: ChatDeps,
  { apology }: Assistant,
  { memberId, actor }: AskedChat,
): Promise<Reservation> {
  return await database.$transaction(async (tx) => {
    await refuseErased(tx, memberId);
    return await reserveReply(tx, { actor, limits, usedUp: () => apology });
  });
}

async function writeChecked(
  deps: ChatDeps,
  assistant: Assistant,
  asked: AskedChat,
  reservation: Reservation | undefined,
): Promise<ChatReply> {
  let isSpent = false;
  try {
    asked.gone.throwIfAborted();
    asked.begin();
    const text = await writeChat(deps, assistant, asked, {
      signal: AbortSignal.any([asked.gone, AbortSignal.timeout(deps.replyMs)]),
      onFirstWords: () => (isSpent = true),
    });
    const checked = await deps.content.ask('check', text);
    return { ...checked, source: deps.model ? 'model' : 'guide' };
  } finally {
    if (reservation)
      // What cannot be noted now puts itself right: a reservation ends with its day.
      await settleReply(deps.database, reservation, isSpent).catch((error: Error) =>
        asked.log.warn({ reason: error.name }, 'could not be noted'),
      );
  }
}
