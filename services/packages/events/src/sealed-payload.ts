import type { z } from 'zod';
import { definitionOf } from './catalogue.ts';
import type { EventName } from './catalogue.ts';
import type { EventKeys } from './event-keys.ts';
import { sealedFieldsOf } from './sealed.ts';

/** Binds a sealed field to its place: it cannot be opened as another field or in another event. */
const placeOf = (eventId: string, name: EventName, field: string) => `${eventId} ${name}.${field}`;

/** A payload as stored in outbox and queue: its sealed fields are sealed for the event's one consumer. */
export function sealPayload(
  event: { id: string; name: EventName },
  payload: Record<string, unknown>,
  keys: Pick<EventKeys, 'sealFor'>,
): Record<string, unknown> {
  const { consumers, payload: schema } = definitionOf(event.name);
  const [reader] = consumers;
  if (!reader) throw new Error(`${event.name} has no consumer`);
  return mapSealed(schema, payload, (content, field) =>
    keys.sealFor(reader, JSON.stringify(content), placeOf(event.id, event.name, field)),
  );
}

/**
 * The same payload as processors see it. Sealed fields that are not text stay as they are, and the schema refuses them.
 */
export function openPayload(
  event: { id: string; name: EventName },
  payload: unknown,
  keys: Pick<EventKeys, 'open'>,
): unknown {
  if (typeof payload !== 'object' || payload === null) return payload;
  return mapSealed(definitionOf(event.name).payload, { ...payload }, (closed, field) =>
    typeof closed === 'string'
      ? (JSON.parse(keys.open(closed, placeOf(event.id, event.name, field))) as unknown)
      : closed,
  );
}

function mapSealed(
  schema: z.ZodObject,
  payload: Record<string, unknown>,
  change: (value: unknown, field: string) => unknown,
): Record<string, unknown> {
  const changed = sealedFieldsOf(schema)
    .filter((field) => field in payload)
    .map((field) => [field, change(payload[field], field)]);
  return { ...payload, ...Object.fromEntries(changed) };
}
