import { randomUUID } from 'node:crypto';
import type { PrayerReply } from '@kbf/contracts';
import { recordEvent } from '@kbf/events';
import type { SqlRunner } from '@kbf/events';
import type { Deps } from '../../deps.ts';
import { finishReply } from '../../replies/finish-reply.ts';
import { crisisReply } from './crisis-reply.ts';
import type { AskedPrayer } from './asked-prayer.ts';

/** Answers words of self-harm or danger: where help is, at once. Nothing is shared, an admin is told that it happened. */
export async function completeInCrisis(
  deps: Deps,
  asked: AskedPrayer,
  attempt: string | undefined,
): Promise<PrayerReply> {
  const { requestId, message } = asked;
  const reply: PrayerReply = {
    message: crisisReply,
    ...(requestId ? { requestId } : {}),
    replyToken: deps.replyTokens.sign({
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
  if (attempt) await finishReply(deps, { attempt, reply }, async (_tx, sql) => await notice(sql));
  else await notice(deps.database.sql);
  deps.relay.nudge();
  return reply;
}
