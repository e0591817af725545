import { randomUUID } from 'node:crypto';
import type { Care, PrayerReply } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import type { Tx } from '../database.ts';
import { failAbandoned } from './fail-reply.ts';
import { readKeptReply } from './kept-reply.ts';
import { otherContent, replyRunning, replyStopped } from './reply-errors.ts';
import { isAuthor } from './reply-policy.ts';

/** The request is claimed for a new attempt, or it was answered before. */
export type Claim = { attempt: string } | { stored: PrayerReply };

/**
 * Claims a request, once: of several equal calls at the same time, one gets to answer.
 * @throws {AppError} 409 when it is being answered, was stopped, or belongs to other content or another person
 */
export async function claimReply(
  tx: Tx,
  asked: {
    requestId: string;
    memberId: string | undefined;
    contentHash: Uint8Array<ArrayBuffer>;
    care: Care | undefined;
  },
): Promise<Claim> {
  const { requestId, memberId, contentHash, care } = asked;
  const attempt = randomUUID();
  const made = await tx.reply.createMany({
    data: {
      requestId,
      memberId: memberId ?? null,
      contentHash,
      attempt,
      ...(care ? { care } : {}),
    },
    skipDuplicates: true,
  });
  if (made.count === 1) return { attempt };

  await failAbandoned(tx, requestId);
  const known = await tx.reply.findUnique({ where: { requestId } });
  if (!known) throw replyRunning(); // removed in between: the next call creates it again
  if (!isAuthor(known, memberId)) throw otherContent();
  // Before the content: Stop may have come before the request, without its content.
  if (known.state === 'stopped') throw replyStopped();
  if (!Buffer.from(known.contentHash).equals(contentHash)) throw otherContent();
  if (known.state === 'answered') return { stored: readKeptReply(known.reply) };
  if (known.state === 'running') throw replyRunning();

  const taken = await tx.reply.updateMany({
    where: { requestId, state: 'failed', attempt: known.attempt },
    data: { state: 'running', attempt, heartbeatAt: await databaseNow(tx), finishedAt: null },
  });
  if (taken.count === 0) throw replyRunning();
  return { attempt };
}
