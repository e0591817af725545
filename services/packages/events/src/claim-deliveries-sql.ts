/** Plain SQL, because Prisma does not support `SKIP LOCKED`. */
import type pg from 'pg';
import { consumerNames } from './catalogue.ts';
import type { ConsumerName } from './catalogue.ts';
import { toEventJob } from './event-job.ts';
import type { DeliveryRow, EventSigner } from './event-job.ts';
import type { Producer } from './producer.ts';
import { pgTransaction } from './transaction-sql.ts';

/** Consumers with deliveries that have no job yet. */
export async function consumersWithNews(pool: pg.Pool): Promise<ConsumerName[]> {
  const { rows } = await pool.query<{ consumer: ConsumerName }>(
    `SELECT consumer FROM unnest($1::text[]) AS consumer
     WHERE EXISTS (SELECT 1 FROM outbox_delivery d WHERE d.state = 'new' AND d.consumer = consumer.consumer)`,
    [consumerNames],
  );
  return rows.map((row) => row.consumer);
}

/**
 * Moves up to `limit` new deliveries of one consumer to its queue. The rows stay locked until Redis has the jobs. After
 * a crash in between they are still new, and adding the same job again does nothing.
 *
 * @returns how many were moved
 */
export async function claimDeliveries(
  pool: pg.Pool,
  { producer, keys }: { producer: Producer; keys: EventSigner },
  consumer: ConsumerName,
  limit: number,
): Promise<number> {
  return await pgTransaction(pool)(async (client) => {
    const { rows } = await client.query<DeliveryRow>(
      `SELECT d.event_id, e.name, e.version, e.occurred_at, e.payload, e.traceparent
       FROM outbox_delivery d JOIN outbox_event e ON e.id = d.event_id
       WHERE d.state = 'new' AND d.consumer = $1
       ORDER BY d.created_at
       LIMIT $2
       FOR UPDATE OF d SKIP LOCKED`,
      [consumer, limit],
    );
    if (rows.length === 0) return 0;
    await producer.add(
      consumer,
      rows.map((row) => toEventJob(row, consumer, keys)),
    );
    await client.query(
      `UPDATE outbox_delivery SET state = 'sent', sent_at = clock_timestamp()
       WHERE consumer = $1 AND event_id = ANY($2::uuid[])`,
      [consumer, rows.map((row) => row.event_id)],
    );
    return rows.length;
  });
}
