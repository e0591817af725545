import { randomUUID } from 'node:crypto';
import { catalogue, definitionOf } from './catalogue.ts';
import type { EventInput, EventName, SealedEventName } from './catalogue.ts';
import type { EventKeys } from './event-keys.ts';
import { insertEvent } from './insert-event-sql.ts';
import { sealPayload } from './sealed-payload.ts';
import type { SqlRunner } from './plain-sql.ts';

type Sealer = Pick<EventKeys, 'sealFor'>;

/**
 * Writes an event and one delivery per consumer. Call it in the transaction that makes the change, and nudge the relay
 * after the commit.
 *
 * @param keys of this service, for events with sealed fields
 * @throws {z.ZodError} when the payload does not fit the catalogue; the change must not commit either
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
  await insertEvent(sql, { id, name, version, payload: carried, consumers });
  return id;
}
