import type { ConsumerName, EventInput, EventName } from '@kbf/events';
import { announce as announceTo } from '@kbf/events/testing';

/** Of a service in a test: all that is needed to know whose queue it is. */
type Listener = { eventKeys: { service: ConsumerName } };

/**
 * Announces an event as the service does that sends it, and waits until the service under test has processed it.
 * @param options.from which of its senders that is; the first one in the catalogue unless told
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
