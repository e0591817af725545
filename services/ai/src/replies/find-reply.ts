import type { PrayerReply } from '@kbf/contracts';
import { notFound } from '@kbf/service-kit';
import type { Database } from '../database.ts';
import { failAbandoned } from './fail-reply.ts';
import { isAuthor } from './reply-policy.ts';

export type ReplyState = 'running' | 'answered' | 'stopped' | 'failed';
export type FoundReply = { state: ReplyState; reply?: PrayerReply };

/** What became of a request. @throws {AppError} 404, also for someone else's: nobody learns that it exists */
export async function findReply(
  database: Database,
  requestId: string,
  memberId: string | undefined,
): Promise<FoundReply> {
  await failAbandoned(database, requestId);
  const known = await database.reply.findUnique({ where: { requestId } });
  if (!known || !isAuthor(known, memberId)) throw notFound();
  const state = known.state as ReplyState;
  return state === 'answered' ? { state, reply: known.reply as PrayerReply } : { state };
}
