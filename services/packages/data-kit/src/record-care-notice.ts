import { recordEvent } from '@kbf/events';
import type { Relay } from '@kbf/events';
import type { CareNotice } from '@kbf/service-kit';
import type { AnyPrismaClient, Database } from './database.ts';

/**
 * Writes down that somebody may be in danger. Not in a transaction of the call that it is about: admins are told also
 * when that is refused or fails.
 */
export async function recordCareNotice(
  { database, relay }: { database: Database<AnyPrismaClient>; relay: Pick<Relay, 'nudge'> },
  { id, place, isAlarm }: CareNotice,
): Promise<void> {
  if (!isAlarm) return;
  await recordEvent(database.sql, 'crisis.noticed', {
    noticeId: id,
    source: place,
    noticedAt: new Date().toISOString(),
  });
  relay.nudge();
}
