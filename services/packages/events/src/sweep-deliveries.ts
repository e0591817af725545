import type pg from 'pg';
import type { ConsumerName } from './catalogue.ts';
import { toEventJob } from './event-job.ts';
import type { DeliveryRow, EventSigner } from './event-job.ts';
import type { JobState, Producer } from './producer.ts';

export type Swept = { settled: number; failed: number; addedAgain: number };
type Delivery = { event_id: string; consumer: ConsumerName };
type Queues = { producer: Producer; keys: EventSigner };

/** Which deliveries to look up: those sent, or given up, longer ago than the given time. */
type Looked = { state: 'sent' | 'failed'; olderThanMs: number; batch: number };

/**
 * Looks up the jobs of deliveries. Completed: settled. Failed: given up, until a person replays it. Missing: Redis lost
 * the job, so it is added again. All other states are left to the worker.
 *
 * @param looked.keptMs how long Redis keeps a failed job; a job that is missing later was removed, not lost
 * @returns what was done, per consumer
 */
export async function sweepDeliveries(
  client: pg.PoolClient,
  queues: Queues,
  looked: Looked & { keptMs: number },
): Promise<Map<ConsumerName, Swept>> {
  const swept = new Map<ConsumerName, Swept>();
  let after: Delivery | undefined;
  for (;;) {
    const rows: Delivery[] = await deliveriesIn(client, looked, after);
    for (const [consumer, deliveries] of Map.groupBy(rows, (row) => row.consumer)) {
      const eventIds = deliveries.map((delivery) => delivery.event_id);
      const before = swept.get(consumer) ?? { settled: 0, failed: 0, addedAgain: 0 };
      const done = await sweepConsumer(client, queues, consumer, eventIds, looked);
      swept.set(consumer, {
        settled: before.settled + done.settled,
        failed: before.failed + done.failed,
        addedAgain: before.addedAgain + done.addedAgain,
      });
    }
    after = rows.at(-1);
    if (!after || rows.length < looked.batch) return swept;
  }
}

async function deliveriesIn(
  client: pg.PoolClient,
  { state, olderThanMs, batch }: Looked,
  after: Delivery | undefined,
): Promise<Delivery[]> {
  const { rows } = await client.query<Delivery>(
    `SELECT event_id, consumer FROM outbox_delivery
     WHERE state = '${state}' AND sent_at <= clock_timestamp() - make_interval(secs => $1)
       AND (event_id, consumer) > ($2::uuid, $3)
     ORDER BY event_id, consumer
     LIMIT $4`,
    [
      olderThanMs / 1_000,
      after?.event_id ?? '00000000-0000-0000-0000-000000000000',
      after?.consumer ?? '',
      batch,
    ],
  );
  return rows;
}

async function sweepConsumer(
  client: pg.PoolClient,
  queues: Queues,
  consumer: ConsumerName,
  eventIds: string[],
  { state, keptMs }: { state: 'sent' | 'failed'; keptMs: number },
): Promise<Swept> {
  const states = await queues.producer.lookUp(consumer, eventIds);
  const inState = (wanted: JobState) => eventIds.filter((_id, index) => states[index] === wanted);
  const mark = (ids: string[], change: string, condition?: string) =>
    markDeliveries(client, consumer, ids, change, condition);

  const settled = await mark(
    inState('completed'),
    `state = 'settled', settled_at = clock_timestamp(), failed_at = NULL`,
  );
  const failed =
    state === 'failed'
      ? []
      : await mark(inState('failed'), `state = 'failed', failed_at = clock_timestamp()`);
  // A person has replayed it.
  if (state === 'failed') await mark(inState('present'), `state = 'sent', failed_at = NULL`);
  const missing = await mark(
    inState('missing'),
    `state = 'sent', sent_at = clock_timestamp(), failed_at = NULL`,
    `failed_at IS NULL OR failed_at > clock_timestamp() - make_interval(secs => ${keptMs / 1_000})`,
  );
  if (missing.length > 0) await addAgain(client, queues, consumer, missing);
  return { settled: settled.length, failed: failed.length, addedAgain: missing.length };
}

/** @returns the ids of the changed deliveries */
async function markDeliveries(
  client: pg.PoolClient,
  consumer: ConsumerName,
  eventIds: string[],
  change: string,
  condition = 'true',
): Promise<string[]> {
  if (eventIds.length === 0) return [];
  const { rows } = await client.query<{ event_id: string }>(
    `UPDATE outbox_delivery SET ${change}
     WHERE consumer = $1 AND event_id = ANY($2::uuid[]) AND (${condition})
     RETURNING event_id`,
    [consumer, eventIds],
  );
  return rows.map((row) => row.event_id);
}

async function addAgain(
  client: pg.PoolClient,
  { producer, keys }: Queues,
  consumer: ConsumerName,
  eventIds: string[],
): Promise<void> {
  const { rows } = await client.query<DeliveryRow>(
    `SELECT id AS event_id, name, version, occurred_at, payload, traceparent FROM outbox_event
     WHERE id = ANY($1::uuid[]) AND payload IS NOT NULL
     ORDER BY occurred_at`,
    [eventIds],
  );
  await producer.add(
    consumer,
    rows.map((row) => toEventJob(row, consumer, keys)),
  );
}
