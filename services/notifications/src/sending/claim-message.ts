import type { Database } from '../database.ts';
import type { Lane } from '../messages/queue-message.ts';

export type ClaimedMessage = {
  id: string;
  channel: 'sms' | 'email';
  kind: string;
  sealed: string;
  recipientHash: string;
  attempts: number;
};

/**
 * Takes the next message of a lane for sending. The claim is committed before anything is sent: whoever dies after it
 * leaves a row that says so, and nobody sends it a second time.
 */
export async function claimMessage(
  database: Database,
  lane: Lane,
): Promise<ClaimedMessage | undefined> {
  const [claimed] = await database.$queryRaw<ClaimedMessage[]>`
    UPDATE message SET state = 'sending', attempts = attempts + 1, updated_at = now()
    WHERE id = (
      SELECT id FROM message
      WHERE state = 'queued' AND lane = ${lane} AND next_attempt_at <= now() AND not_after > now()
      ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING id, channel, kind, sealed, recipient_hash AS "recipientHash", attempts`;
  return claimed;
}

/** A message that nobody needs any more is dropped, however it came to be late. @returns how many */
export function dropLateMessages(database: Database): Promise<number> {
  return database.$executeRaw`
    UPDATE message SET state = 'dropped', sealed = NULL, error = 'too late to be of use', updated_at = now()
    WHERE state = 'queued' AND not_after <= now()`;
}
