import { recordEvent } from '@kbf/events';
import type { EventInput, EventName } from '@kbf/events';
import { until } from '@kbf/test-kit';
import type { AnyPrismaClient, ServiceDeps } from '../src/index.ts';

/** Of a service in a test: all that is needed to announce something in its own outbox. */
type Announcer = Pick<ServiceDeps<unknown, AnyPrismaClient>, 'relay'> & {
  database: Pick<ServiceDeps<unknown, AnyPrismaClient>['database'], 'sql'>;
};

/**
 * Records an event as another service would, and waits until a processor of the service under test has processed it.
 * @returns the id of the event
 */
export async function announce<Name extends EventName>(
  { database: { sql }, relay }: Announcer,
  name: Name,
  payload: EventInput<Name>,
): Promise<string> {
  const eventId = await recordEvent(sql, name, payload);
  relay.nudge();
  const processed = 'SELECT 1 FROM processed_event WHERE event_id = $1::uuid';
  await until(async () => (await sql(processed, [eventId])).length > 0);
  return eventId;
}
