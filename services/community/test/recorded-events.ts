import type { EventName, EventPayload } from '@kbf/events';
import { recordEvent } from '@kbf/events';
import type { EventInput } from '@kbf/events';
import { until } from '@kbf/test-kit';
import type { Community } from './start-community.ts';

/** What this service has recorded under this name, oldest first. */
export async function recorded<Name extends EventName>(
  { parts }: Community,
  name: Name,
): Promise<EventPayload<Name>[]> {
  const { rows } = await parts.database.pool.query<{ payload: EventPayload<Name> }>(
    'SELECT payload FROM outbox_event WHERE name = $1 ORDER BY occurred_at',
    [name],
  );
  return rows.map((row) => row.payload);
}

/** Announces something as another service would, and waits until it was processed. */
export async function announce<Name extends EventName>(
  { parts }: Community,
  name: Name,
  payload: EventInput<Name>,
): Promise<void> {
  const { database, relay, feed } = parts;
  const eventId = await database.transaction((_tx, sql) => recordEvent(sql, name, payload));
  relay.nudge();
  await until(async () => (await database.prisma.processedEvent.count({ where: { eventId } })) > 0);
  // The feed hears of it after the commit that was just waited for.
  await feed.changed();
}

export const named = (personId: string, version: number, fullName: string, suspended = false) => ({
  personId,
  version,
  fullName,
  role: 'member' as const,
  suspended,
  changedAt: new Date().toISOString(),
});
