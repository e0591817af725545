import type { EventInput, EventName } from '@kbf/events';
import { announce as announceTo, recorded as recordedBy } from '@kbf/events/testing';
import type { Community } from './setup.ts';

/** The events that this service has recorded under this name, oldest first, as their consumer reads them. */
export const recorded = <Name extends EventName>({ deps }: Community, name: Name) =>
  recordedBy(deps.database.sql, name);

/** Publishes an event as another service would, and waits until it was processed. */
export async function announce<Name extends EventName>(
  { deps }: Community,
  name: Name,
  payload: EventInput<Name>,
): Promise<void> {
  const event = await announceTo(deps.eventKeys.service, name, payload);
  await event.done();
}

export const named = (personId: string, version: number, fullName: string, suspended = false) => ({
  personId,
  version,
  fullName,
  role: 'member' as const,
  suspended,
  changedAt: new Date().toISOString(),
});
