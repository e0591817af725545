import { care } from '@kbf/contracts';
import type { Care, PrayerReply } from '@kbf/contracts';
import { notFound } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { failAbandoned } from './fail-reply.ts';
import { readKeptReply, replyState } from './kept-reply.ts';
import type { ReplyState } from './kept-reply.ts';
import { isAuthor } from './reply-policy.ts';

export type FoundReply = { state: ReplyState; reply?: PrayerReply; care?: Care | undefined };

/** The state of a request. @throws {AppError} 404, also for another person's, so that the answer does not reveal it */
export async function findReply(
  { database: { prisma } }: Pick<Deps, 'database'>,
  requestId: string,
  memberId: string | undefined,
): Promise<FoundReply> {
  await failAbandoned(prisma, requestId);
  const known = await prisma.reply.findUnique({ where: { requestId } });
  if (!known || !isAuthor(known, memberId)) throw notFound();
  const state = replyState.parse(known.state);
  const reply = state === 'answered' ? readKeptReply(known.reply) : undefined;
  const found = reply?.care ?? care.nullable().parse(known.care) ?? undefined;
  return { state, ...(reply ? { reply } : {}), ...(found ? { care: found } : {}) };
}
