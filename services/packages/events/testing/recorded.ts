import { catalogue } from '../src/index.ts';
import type { EventName, EventPayload, SqlRunner } from '../src/index.ts';
import { openPayload } from '../src/sealed-payload.ts';
import { testEventKeys } from './test-event-keys.ts';

/** Recorded events do not change, and opening them is slow: a test that looks often reads each one once. */
const opened = new WeakMap<SqlRunner, Map<string, unknown>>();

/** The events that a service recorded under this name, oldest first, as their consumer reads them. */
export async function recorded<Name extends EventName>(
  sql: SqlRunner,
  name: Name,
): Promise<EventPayload<Name>[]> {
  const known = opened.get(sql) ?? new Map<string, unknown>();
  opened.set(sql, known);
  const rows = await sql('SELECT id FROM outbox_event WHERE name = $1 ORDER BY occurred_at', [
    name,
  ]);
  const ids = rows.map(({ id }) => String(id));
  const news = ids.filter((id) => !known.has(id));
  if (news.length > 0) {
    const { consumers, payload: schema } = catalogue[name];
    const reader = testEventKeys(consumers[0]);
    const found = await sql('SELECT id, payload FROM outbox_event WHERE id = ANY($1::uuid[])', [
      news,
    ]);
    for (const { id, payload } of found)
      known.set(String(id), schema.parse(openPayload({ id: String(id), name }, payload, reader)));
  }
  return ids.filter((id) => known.has(id)).map((id) => known.get(id) as EventPayload<Name>);
}
