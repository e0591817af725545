/** Plain SQL, because this package serves services with different Prisma clients, and deletes in batches. */
import type pg from 'pg';
import { workerSettings } from './queue-settings.ts';

export type CleanSettings = {
  blankAfterMs: number;
  keepEventsMs: number;
  keepProcessedMs: number;
  /** Rows per statement. */
  cleanBatch: number;
};

/** Delivery `d` ended more than $1 seconds ago: it is settled, or was given up and can no longer be replayed. */
const endedLongAgo = `(
  (d.state = 'settled' AND d.settled_at <= clock_timestamp() - make_interval(secs => $1))
  OR (d.state = 'failed' AND d.failed_at <= clock_timestamp()
    - make_interval(secs => greatest($1, ${workerSettings.keepFailedMs / 1_000}))))`;

/** Events with a delivery that has not ended for that long. */
const stillNeeded = `EXISTS (
  SELECT 1 FROM outbox_delivery d WHERE d.event_id = e.id AND ${endedLongAgo} IS NOT TRUE)`;

/** The outbox does not keep what a person wrote. */
const blankPayloads = `
  UPDATE outbox_event SET payload = NULL WHERE id IN (
    SELECT e.id FROM outbox_event e
    WHERE e.payload IS NOT NULL AND e.occurred_at <= clock_timestamp() - make_interval(secs => $1)
      AND NOT ${stillNeeded}
    ORDER BY e.occurred_at LIMIT $2)`;

/** Deliveries are deleted with their event. */
const removeEvents = `
  DELETE FROM outbox_event WHERE id IN (
    SELECT e.id FROM outbox_event e
    WHERE e.occurred_at <= clock_timestamp() - make_interval(secs => $1) AND NOT ${stillNeeded}
    ORDER BY e.occurred_at LIMIT $2)`;

const removeRecords = `
  DELETE FROM processed_event WHERE (event_id, processor) IN (
    SELECT event_id, processor FROM processed_event
    WHERE processed_at <= clock_timestamp() - make_interval(secs => $1)
    ORDER BY processed_at LIMIT $2)`;

/**
 * Deletes what the outbox and the processing records no longer need, one batch of each. Call it from one process at a
 * time.
 *
 * @returns whether there may be more to delete
 */
export async function cleanOutbox(
  client: pg.PoolClient,
  { blankAfterMs, keepEventsMs, keepProcessedMs, cleanBatch }: CleanSettings,
): Promise<boolean> {
  let isMore = false;
  for (const [statement, olderThanMs] of [
    [blankPayloads, blankAfterMs],
    [removeEvents, keepEventsMs],
    [removeRecords, keepProcessedMs],
  ] as const) {
    const { rowCount } = await client.query(statement, [olderThanMs / 1_000, cleanBatch]);
    isMore ||= rowCount === cleanBatch;
  }
  return isMore;
}
