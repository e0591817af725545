import type { ConsumerName, EventInput, EventName } from '@kbf/events';
import { announce as announceTo } from '@kbf/events/testing';

/** The part of a service under test that tells whose queue it is. */
type Listener = { eventKeys: { service: ConsumerName } };

/**
 * Announces an event as its sending service does, and waits until the service under test has processed it.
 * @param options.from the sender; default the first one in the catalogue
 * @returns the id of the event
 */
export async function announce<Name extends EventName>(
  { eventKeys }: Listener,
  name: Name,
  payload: EventInput<Name>,
  options: { from?: ConsumerName } = {},
): Promise<string> {
  const event = await announceTo(eventKeys.service, name, payload, options);
  await event.done();
  return event.id;
}
