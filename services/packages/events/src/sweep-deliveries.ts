import type pg from 'pg';
import type { ConsumerName } from './catalogue.ts';
import { toEventJob } from './event-job.ts';
import type { DeliveryRow, EventSigner } from './event-job.ts';
import type { Producer } from './producer.ts';

export type Swept = { settled: number; addedAgain: number };
type SentDelivery = { event_id: string; consumer: ConsumerName };

/**
 * Looks up the jobs of deliveries sent longer ago than `olderThanMs`: completed → settled, missing → added again,
 * anything else is left to the worker (or, when failed, to a person).
 *
 * @returns what was done, per consumer
 */
export async function sweepDeliveries(
  client: pg.PoolClient,
  queues: { producer: Producer; keys: EventSigner },
  { olderThanMs, batch }: { olderThanMs: number; batch: number },
): Promise<Map<ConsumerName, Swept>> {
  const swept = new Map<ConsumerName, Swept>();
  let after: SentDelivery | undefined;
  for (;;) {
    const rows: SentDelivery[] = await sentDeliveries(client, olderThanMs, after, batch);
    for (const [consumer, deliveries] of Map.groupBy(rows, (row) => row.consumer)) {
      const eventIds = deliveries.map((delivery) => delivery.event_id);
      const done = await sweepConsumer(client, queues, consumer, eventIds);
      const before = swept.get(consumer) ?? { settled: 0, addedAgain: 0 };
      swept.set(consumer, {
        settled: before.settled + done.settled,
        addedAgain: before.addedAgain + done.addedAgain,
      });
    }
    after = rows.at(-1);
    if (!after || rows.length < batch) return swept;
  }
}

async function sentDeliveries(
  client: pg.PoolClient,
  olderThanMs: number,
  after: SentDelivery | undefined,
  batch: number,
): Promise<SentDelivery[]> {
  const { rows } = await client.query<SentDelivery>(
    `SELECT event_id, consumer FROM outbox_delivery
     WHERE state = 'sent' AND sent_at <= clock_timestamp() - make_interval(secs => $1)
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
  queues: { producer: Producer; keys: EventSigner },
  consumer: ConsumerName,
  eventIds: string[],
): Promise<Swept> {
  const states = await queues.producer.lookUp(consumer, eventIds);
  const completed = eventIds.filter((_id, index) => states[index] === 'completed');
  const missing = eventIds.filter((_id, index) => states[index] === 'missing');
  if (completed.length > 0) {
    await client.query(
      `UPDATE outbox_delivery SET state = 'settled', settled_at = clock_timestamp()
       WHERE consumer = $1 AND event_id = ANY($2::uuid[])`,
      [consumer, completed],
    );
  }
  if (missing.length > 0) await addAgain(client, queues, consumer, missing);
  return { settled: completed.length, addedAgain: missing.length };
}

async function addAgain(
  client: pg.PoolClient,
  { producer, keys }: { producer: Producer; keys: EventSigner },
  consumer: ConsumerName,
  eventIds: string[],
): Promise<void> {
  const { rows } = await client.query<DeliveryRow>(
    `SELECT id AS event_id, name, version, occurred_at, payload FROM outbox_event
     WHERE id = ANY($1::uuid[]) AND payload IS NOT NULL
     ORDER BY occurred_at`,
    [eventIds],
  );
  await producer.add(
    consumer,
    rows.map((row) => toEventJob(row, consumer, keys)),
  );
  await client.query(
    `UPDATE outbox_delivery SET sent_at = clock_timestamp()
     WHERE consumer = $1 AND event_id = ANY($2::uuid[])`,
    [consumer, eventIds],
  );
}
