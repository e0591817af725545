/** Plain SQL, because events are recorded in transactions of both Prisma and `pg`, in one round trip. */
import { traceparent } from '@kbf/process-kit';
import type { SqlRunner } from './plain-sql.ts';

const statement = `
  WITH event AS (
    INSERT INTO outbox_event (id, name, version, payload, traceparent, occurred_at)
    VALUES ($1::text::uuid, $2::text, $3::int, $4::text::jsonb, $6::text, clock_timestamp())
    RETURNING id
  )
  INSERT INTO outbox_delivery (event_id, consumer, state, created_at)
  SELECT event.id, consumer, 'new', clock_timestamp()
  FROM event, jsonb_array_elements_text($5::text::jsonb) AS consumer`;

type NewEvent = {
  id: string;
  name: string;
  version: number;
  payload: unknown;
  consumers: readonly string[];
};

/** Writes an event, in the trace of the current work, and one delivery per consumer. */
export async function insertEvent(sql: SqlRunner, event: NewEvent): Promise<void> {
  const { id, name, version, payload, consumers } = event;
  const texts = [JSON.stringify(payload), JSON.stringify(consumers)];
  await sql(statement, [id, name, version, ...texts, traceparent() ?? null]);
}
