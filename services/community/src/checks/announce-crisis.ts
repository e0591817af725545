import { randomUUID } from 'node:crypto';
import { prismaSql, recordEvent } from '@kbf/events';
import type { EventInput } from '@kbf/events';
import type { Tx } from '../database.ts';

/** Records, in the transaction that holds the text back, that an admin should look at it. Carries no text. */
export async function announceCrisis(
  tx: Tx,
  source: EventInput<'crisis.noticed'>['source'],
): Promise<void> {
  await recordEvent(prismaSql(tx), 'crisis.noticed', {
    noticeId: randomUUID(),
    source,
    noticedAt: new Date().toISOString(),
  });
}
