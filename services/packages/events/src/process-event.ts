import { UnrecoverableError } from 'bullmq';
import type { Logger } from '@kbf/process-kit';
import { catalogue, isEventName } from './catalogue.ts';
import type { EventName, EventPayload } from './catalogue.ts';
import { eventEnvelope } from './event-job.ts';
import type { EventFacts, ProcessorOf } from './processor.ts';
import type { RunInTransaction } from './transaction.ts';

/** The event was recorded by newer code than this. */
export class EventTooNewError extends Error {
  override readonly name = 'EventTooNewError';
}

type Work<Tx> = {
  processors: readonly ProcessorOf<Tx, EventName>[];
  transaction: RunInTransaction<Tx>;
  logger: Logger;
};

const recordProcessed = `
  INSERT INTO processed_event (event_id, processor) VALUES ($1::text::uuid, $2::text)
  ON CONFLICT DO NOTHING
  RETURNING processor`;

/**
 * Runs every processor of the event in `data`, each in its own transaction, and leaves out those that ran before.
 *
 * @throws {UnrecoverableError} when the payload fails its schema: trying again cannot help
 * @throws {EventTooNewError} when the event or its version is unknown here
 */
export async function processEvent<Tx>(data: unknown, work: Work<Tx>): Promise<void> {
  const envelope = eventEnvelope.safeParse(data);
  if (!envelope.success) throw new UnrecoverableError('not an event');
  const { payload: unchecked, name, ...event } = envelope.data;
  if (!isEventName(name)) throw new EventTooNewError(`${name} is unknown`);
  if (event.version > catalogue[name].version) {
    throw new EventTooNewError(`${name} has version ${event.version}`);
  }
  const payload = checkedPayload(name, unchecked);
  for (const processor of work.processors.filter((processor) => processor.event === name)) {
    await runProcessor(processor, event, payload, work);
  }
}

function checkedPayload(name: EventName, payload: unknown): EventPayload<EventName> {
  const checked = catalogue[name].payload.safeParse(payload);
  if (checked.success) return checked.data;
  // Which fields are wrong may be told; what they hold may not.
  const fields = checked.error.issues.map(({ path, code }) => `${path.join('.')} (${code})`);
  throw new UnrecoverableError(`payload of ${name} fails its schema: ${fields.join(', ')}`);
}

async function runProcessor<Tx>(
  processor: ProcessorOf<Tx, EventName>,
  event: EventFacts,
  payload: EventPayload<EventName>,
  { transaction, logger }: Work<Tx>,
): Promise<void> {
  await transaction(async (tx, sql) => {
    // First, so that a second delivery at the same time waits here for the first one's commit.
    const fresh = await sql(recordProcessed, [event.id, processor.name]);
    if (fresh.length === 0) return;
    const child = logger.child({ processor: processor.name });
    await processor.handle({ tx, sql, event, logger: child }, payload);
  });
  await processor.afterCommit?.(event, payload);
}
