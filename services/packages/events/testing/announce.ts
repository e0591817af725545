import { randomUUID } from 'node:crypto';
import { queuePrefix, until } from '@kbf/test-kit';
import { catalogue } from '../src/index.ts';
import type { ConsumerName, EventInput, EventName } from '../src/index.ts';
import { toEventJob } from '../src/event-job.ts';
import type { EventJob } from '../src/event-job.ts';
import { sealPayload } from '../src/sealed-payload.ts';
import { testEventKeys } from './test-event-keys.ts';
import { withQueue } from './with-queue.ts';

/** A sent event. */
export type Announced = {
  id: string;
  /** Waits until it was processed, with all its effects. */
  done: () => Promise<void>;
};

/**
 * Puts an event into the queue of the service `to`, sealed and signed as its sender would.
 * @param options.from the sender; default the first one
 * @param options.id of an event that was announced before: then the same event is sent again
 */
export async function announce<Name extends EventName>(
  to: ConsumerName,
  name: Name,
  payload: EventInput<Name>,
  options: { from?: ConsumerName; id?: string; prefix?: string } = {},
): Promise<Announced> {
  const { id = randomUUID(), prefix = queuePrefix() } = options;
  const { from, payload: schema } = catalogue[name];
  const sender = options.from ?? from[0];
  const carried = sealPayload({ id, name }, schema.parse(payload), testEventKeys(sender));
  const { data, opts } = jobOf(to, name, carried, { id, from: sender });
  const jobId = `${id}-${to}-${randomUUID()}`;
  await withQueue(to, (queue) => queue.add(name, data, { ...opts, jobId }), prefix);
  return {
    id,
    done: () =>
      withQueue(
        to,
        async (queue) => {
          await until(async () => (await queue.getJobState(jobId)) === 'completed');
        },
        prefix,
      ),
  };
}

/** A signed job with any payload, also one that our producers would not write. Nothing in it is sealed. */
export function jobOf(
  to: ConsumerName,
  name: EventName,
  payload: unknown,
  { id, from, occurredAt = new Date() }: { id: string; from: ConsumerName; occurredAt?: Date },
): EventJob {
  const { version } = catalogue[name];
  const row = { event_id: id, name, version, occurred_at: occurredAt, payload, traceparent: null };
  return toEventJob(row, to, testEventKeys(from));
}
