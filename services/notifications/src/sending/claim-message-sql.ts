/** Plain SQL because Prisma cannot take one row that no other process is taking (`FOR UPDATE SKIP LOCKED`). */
import type { SqlRunner } from '@kbf/events';
import { z } from 'zod';
import { channel } from '../messages/content.ts';
import { lanes } from '../messages/lanes.ts';
import type { Lane } from '../messages/lanes.ts';

const claimedMessage = z.object({
  id: z.string(),
  channel,
  kind: z.string(),
  sealed: z.string(),
  recipientHash: z.string(),
  attempts: z.int(),
});
export type ClaimedMessage = z.output<typeof claimedMessage>;

const claim = `
  UPDATE message SET state = 'sending', attempts = attempts + 1, attempted_at = now(), updated_at = now()
  WHERE id = (
    SELECT id FROM message AS due
    WHERE state = 'queued' AND lane = $1 AND next_attempt_at <= now() AND not_after > now()
      AND NOT EXISTS (
        SELECT 1 FROM message AS earlier
        WHERE earlier.state = 'queued' AND earlier.lane = ANY($2::text[])
          AND earlier.channel = due.channel
          AND earlier.next_attempt_at <= now() AND earlier.not_after > now())
    ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED
  )
  RETURNING id, channel, kind, sealed, recipient_hash AS "recipientHash", attempts`;

/**
 * Takes the next message of a lane for sending, unless one of an earlier lane is due. The claim is committed before
 * anything is sent. If the process dies after it, the row shows the claim, and no process sends it a second time. The
 * clock of the database decides what is due, not the clock of this process.
 * @param sql outside of any transaction
 */
export async function claimMessage(
  sql: SqlRunner,
  lane: Lane,
): Promise<ClaimedMessage | undefined> {
  const earlier = lanes.slice(0, lanes.indexOf(lane));
  const [claimed] = z.array(claimedMessage).parse(await sql(claim, [lane, earlier]));
  return claimed;
}
