import { recordEvent } from '@kbf/events';
import type { EventKeys, Relay } from '@kbf/events';
import type { CareNotice } from '@kbf/service-kit';
import type { AnyPrismaClient, Database } from './database.ts';

type Work = {
  database: Pick<Database<AnyPrismaClient>, 'transaction'>;
  eventKeys: EventKeys;
  relay: Pick<Relay, 'nudge'>;
};

/**
 * Records that a person may be in danger: an alarm for the admins if needed, without the person's words, and the words
 * sealed for the care desk. Not in the call's own transaction, so that admins are told even when the call is refused or
 * fails.
 */
export async function recordCareNotice(
  { database, eventKeys, relay }: Work,
  { id: noticeId, place, care, isAlarm, words, saysSafe, author, networks, contact }: CareNotice,
): Promise<void> {
  const noticedAt = new Date().toISOString();
  await database.transaction(async (_tx, sql) => {
    if (isAlarm) {
      const sender = networks ? { networks } : { userId: author.userId };
      const alarm = { noticeId, source: place, sender, noticedAt };
      await recordEvent(sql, 'crisis.noticed', alarm, eventKeys);
    }
    const notice = {
      ...care,
      place,
      words,
      ...author,
      ...(networks ? { networks } : {}),
      ...(saysSafe ? { saysSafe } : {}),
      ...(contact ? { contact } : {}),
    };
    await recordEvent(sql, 'care.noticed', { noticeId, notice, noticedAt }, eventKeys);
  });
  relay.nudge();
}
