import { randomUUID } from 'node:crypto';
import { recordEvent } from '@kbf/events';
import type { EventInput, SqlRunner } from '@kbf/events';

/** Records, in the transaction that holds the text back, that an admin should look at it. Carries no text. */
export async function announceCrisis(
  sql: SqlRunner,
  source: EventInput<'crisis.noticed'>['source'],
): Promise<void> {
  await recordEvent(sql, 'crisis.noticed', {
    noticeId: randomUUID(),
    source,
    noticedAt: new Date().toISOString(),
  });
}
