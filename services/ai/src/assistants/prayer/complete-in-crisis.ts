import { randomUUID } from 'node:crypto';
import type { PrayerReply } from '@kbf/contracts';
import { prismaSql, recordEvent } from '@kbf/events';
import type { SqlRunner } from '@kbf/events';
import { finishReply } from '../../replies/finish-reply.ts';
import { crisisReply } from './crisis-reply.ts';
import type { AskedPrayer, PrayerDeps } from './prayer-deps.ts';

/** Answers words of self-harm or danger: where help is, at once. Nothing is shared, an admin is told that it happened. */
export async function completeInCrisis(
  deps: PrayerDeps,
  asked: AskedPrayer,
  attempt: string | undefined,
): Promise<PrayerReply> {
  const { requestId, message } = asked;
  const reply: PrayerReply = {
    message: crisisReply,
    ...(requestId ? { requestId } : {}),
    replyToken: deps.signReply({
      requestId,
      request: message,
      reply: crisisReply,
      verdict: 'held',
    }),
    posted: 'no',
    source: 'crisis',
    passages: [],
  };
  const notice = (sql: SqlRunner) =>
    recordEvent(sql, 'crisis.noticed', {
      noticeId: randomUUID(),
      source: 'prayer-chat',
      noticedAt: new Date().toISOString(),
    });
  if (attempt)
    await finishReply(deps.database, { attempt, reply }, async (_tx, sql) => await notice(sql));
  else await notice(prismaSql(deps.database));
  deps.relay.nudge();
  return reply;
}
