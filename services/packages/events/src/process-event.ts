import { UnrecoverableError } from 'bullmq';
import { SealError } from '@kbf/process-kit';
import type { Logger } from '@kbf/process-kit';
import type { LimitFunction } from 'p-limit';
import { catalogue, definitionOf, isEventName } from './catalogue.ts';
import type { EventName, EventPayload } from './catalogue.ts';
import { eventEnvelope, signedEvent } from './event-job.ts';
import type { EventEnvelope } from './event-job.ts';
import type { Batches } from './batches-sql.ts';
import type { EventKeys } from './event-keys.ts';
import type { AnyProcessorOf, EventFacts, ProcessorOf } from './processor.ts';
import { workerSettings } from './queue-settings.ts';
import { openPayload } from './sealed-payload.ts';
import type { RunInTransaction } from './transaction-sql.ts';

/** Newer code recorded the event. */
export class UnknownEventError extends Error {
  override readonly name = 'UnknownEventError';
}

export type EventVerifier = Pick<EventKeys, 'isSignedBy' | 'open'>;

type Work<Tx> = {
  keys: EventVerifier;
  processors: readonly AnyProcessorOf<Tx, EventName>[];
  transaction: RunInTransaction<Tx>;
  /** The batches of processors that process several events together, by processor name. */
  batches: ReadonlyMap<string, Batches>;
  /** Limits how many single events are processed at the same time. */
  inTurn: LimitFunction;
  logger: Logger;
};

const recordProcessed = `
  INSERT INTO processed_event (event_id, processor) VALUES ($1::text::uuid, $2::text)
  ON CONFLICT DO NOTHING
  RETURNING processor`;

const findProcessed = `
  SELECT 1 FROM processed_event WHERE event_id = $1::text::uuid AND processor = $2::text`;

/**
 * Runs every processor of the event in `data`, each in a transaction. Skips those that ran before.
 *
 * @param alone whether it failed before, or its worker died: then it gets its own transaction
 * @throws {UnrecoverableError} when it is not an event, was not signed by an allowed service, is too old, or its
 * payload fails its schema: another attempt cannot help
 * @throws {UnknownEventError} when the event or its version is unknown here
 */
export async function processEvent<Tx>(
  data: unknown,
  work: Work<Tx>,
  alone: boolean,
): Promise<void> {
  const { from, ...envelope } = verified(data, work.keys);
  const { payload: carried, name, ...event } = envelope;
  if (!isEventName(name)) throw new UnknownEventError(`${name} is unknown`);
  const { version, from: senders } = definitionOf(name);
  const sender = senders.find((service) => service === from);
  if (!sender) throw new UnrecoverableError(`${from} may not send ${name}`);
  if (event.version > version) {
    throw new UnknownEventError(`${name} has version ${event.version}`);
  }
  if (Date.parse(event.occurredAt) < Date.now() - workerSettings.refuseOlderMs) {
    throw new UnrecoverableError(`${name} is older than what was processed is remembered`);
  }
  const payload = openedPayload({ id: event.id, name }, carried, work.keys);
  for (const processor of work.processors.filter((processor) => processor.event === name)) {
    const facts = { ...event, from: sender };
    if ('handleBatch' in processor) {
      await work.batches.get(processor.name)?.process({ event: facts, payload }, alone);
      await processor.afterCommit?.(facts, payload);
    } else await work.inTurn(() => runProcessor(processor, facts, payload, work));
  }
}

/** The event that service `from` really recorded. */
function verified(data: unknown, keys: EventVerifier): EventEnvelope & { from: string } {
  const signed = signedEvent.safeParse(data);
  if (!signed.success) throw new UnrecoverableError('not a signed event');
  const { from, body, signature } = signed.data;
  if (!keys.isSignedBy(from, body, signature)) {
    throw new UnrecoverableError('not signed by the service that it is said to be from');
  }
  const envelope = eventEnvelope.safeParse(JSON.parse(body));
  if (!envelope.success) throw new UnrecoverableError('not an event');
  return { ...envelope.data, from };
}

function openedPayload(
  event: { id: string; name: EventName },
  carried: unknown,
  keys: EventVerifier,
): EventPayload<EventName> {
  const checked = catalogue[event.name].payload.safeParse(openOrGiveUp(event, carried, keys));
  if (checked.success) return checked.data;
  // The error names the wrong fields, but not their content.
  const fields = checked.error.issues.map(({ path, code }) => `${path.join('.')} (${code})`);
  throw new UnrecoverableError(`payload of ${event.name} fails its schema: ${fields.join(', ')}`);
}

function openOrGiveUp(...given: Parameters<typeof openPayload>): unknown {
  try {
    return openPayload(...given);
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    throw new UnrecoverableError(`what ${given[0].name} carries was not sealed for this service`);
  }
}

async function runProcessor<Tx>(
  processor: ProcessorOf<Tx, EventName>,
  event: EventFacts,
  payload: EventPayload<EventName>,
  { transaction, logger }: Work<Tx>,
): Promise<void> {
  const { name } = processor;
  const isDone = processor.prepare && (await wasProcessed(event, name, transaction));
  const prepared = isDone ? undefined : await processor.prepare?.(payload);
  const child = logger.child({ processor: name });
  await transaction(async (tx, sql) => {
    // First, so that a parallel second delivery waits here for the first one's commit.
    const isFresh = (await sql(recordProcessed, [event.id, name])).length > 0;
    if (isFresh) await processor.handle({ tx, sql, event, logger: child }, payload, prepared);
  });
  await processor.afterCommit?.(event, payload);
}

/** Whether nothing is left to do. Then there is no need to call a service that may be unavailable. */
function wasProcessed<Tx>(
  event: EventFacts,
  processor: string,
  transaction: RunInTransaction<Tx>,
): Promise<boolean> {
  return transaction(
    async (_tx, sql) => (await sql(findProcessed, [event.id, processor])).length > 0,
  );
}
