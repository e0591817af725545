import { randomUUID } from 'node:crypto';
import { catalogue, definitionOf } from './catalogue.ts';
import type { EventInput, EventName, SealedEventName } from './catalogue.ts';
import type { EventKeys } from './event-keys.ts';
import { sealPayload } from './sealed-payload.ts';
import type { SqlRunner } from './sql.ts';

const insertEvent = `
  WITH event AS (
    INSERT INTO outbox_event (id, name, version, payload, occurred_at)
    VALUES ($1::text::uuid, $2::text, $3::int, $4::text::jsonb, clock_timestamp())
    RETURNING id
  )
  INSERT INTO outbox_delivery (event_id, consumer, state, created_at)
  SELECT event.id, consumer, 'new', clock_timestamp()
  FROM event, jsonb_array_elements_text($5::text::jsonb) AS consumer`;

type Sealer = Pick<EventKeys, 'sealFor'>;

/**
 * Writes an event and one delivery per consumer. Call it with the `sql` of the transaction that makes the change,
 * and nudge the relay after the commit.
 *
 * @param keys of this service, for events that carry something sealed
 * @throws {z.ZodError} when the payload does not fit the catalogue: the change must not commit either.
 * @returns the id of the event
 */
export async function recordEvent<Name extends EventName>(
  sql: SqlRunner,
  name: Name,
  payload: EventInput<Name>,
  ...[keys]: Name extends SealedEventName ? [keys: Sealer] : []
): Promise<string> {
  const { version, consumers } = definitionOf(name);
  const known = catalogue[name].payload.parse(payload);
  const id = randomUUID();
  const carried = keys ? sealPayload({ id, name }, known, keys) : known;
  await sql(insertEvent, [id, name, version, JSON.stringify(carried), JSON.stringify(consumers)]);
  return id;
}
