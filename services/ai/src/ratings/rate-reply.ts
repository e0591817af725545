import type { BodyOf, rateReply as rateReplyCall } from '@kbf/contracts';
import { lockInTransaction, shareLockPerson } from '@kbf/data-kit';
import { conflict, invalid, loginRequired } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { sealPart } from './sealed-rating.ts';

/**
 * Stores what a person thought of a reply, or changes it. Question and reply only with their yes, and only a reply of
 * ours to this question. About a visitor nothing is stored.
 * @throws {AppError} 400 for a reply that is not proven to be ours, 409 for another person's id
 */
export async function rateReply(
  { config, database, replyTokens }: Pick<Deps, 'config' | 'database' | 'replyTokens'>,
  { ratingId: id, shown, text, reason, assistant, thumb }: BodyOf<typeof rateReplyCall>,
  memberId: string | undefined,
): Promise<void> {
  if (shown && !replyTokens.isReplyTo(shown.replyToken, shown.question, shown.reply))
    throw invalid('This reply is too old to send along. Send your answer without it.');
  await database.transaction(async (tx) => {
    if (memberId && (await shareLockPerson(tx, memberId)).isErased) throw loginRequired();
    await lockInTransaction(tx, `rating ${id}`);
    const known = await tx.replyRating.findUnique({ where: { id } });
    if (known && known.memberId !== (memberId ?? null)) throw conflict('This was already sent.');
    const data = {
      assistant,
      thumb,
      reason: reason ?? null,
      text: sealPart(config, id, 'text', text),
      question: sealPart(config, id, 'question', shown?.question),
      reply: sealPart(config, id, 'reply', shown?.reply),
      // Changed after an admin has seen it, it is new.
      doneAt: null,
    };
    await tx.replyRating.upsert({
      where: { id },
      create: { id, memberId: memberId ?? null, ...data },
      update: data,
    });
  });
}
