import { catalogue } from '../src/index.ts';
import type { EventName, EventPayload, SqlRunner } from '../src/index.ts';
import { openPayload } from '../src/sealed-payload.ts';
import { testEventKeys } from './test-event-keys.ts';

/** The events that a service recorded under this name, oldest first, as their consumer reads them. */
export async function recorded<Name extends EventName>(
  sql: SqlRunner,
  name: Name,
): Promise<EventPayload<Name>[]> {
  const { consumers, payload: schema } = catalogue[name];
  const reader = testEventKeys(consumers[0]);
  const rows = await sql(
    'SELECT id, payload FROM outbox_event WHERE name = $1 ORDER BY occurred_at',
    [name],
  );
  return rows.map(
    ({ id, payload }) =>
      schema.parse(openPayload({ id: String(id), name }, payload, reader)) as EventPayload<Name>,
  );
}
