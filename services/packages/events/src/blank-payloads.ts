import type pg from 'pg';

/**
 * Empties the payload of events that every consumer settled longer ago than `olderThanMs`: what a person wrote does
 * not stay in the outbox. At most `batch` events per call.
 *
 * @returns how many were blanked
 */
export async function blankPayloads(
  client: pg.PoolClient,
  { olderThanMs, batch }: { olderThanMs: number; batch: number },
): Promise<number> {
  const { rowCount } = await client.query(
    `UPDATE outbox_event SET payload = NULL WHERE id IN (
       SELECT e.id FROM outbox_event e
       WHERE e.payload IS NOT NULL AND e.occurred_at <= clock_timestamp() - make_interval(secs => $1)
         AND NOT EXISTS (
           SELECT 1 FROM outbox_delivery d
           WHERE d.event_id = e.id AND (
             d.state <> 'settled' OR d.settled_at > clock_timestamp() - make_interval(secs => $1)))
       LIMIT $2)`,
    [olderThanMs / 1_000, batch],
  );
  return rowCount ?? 0;
}
