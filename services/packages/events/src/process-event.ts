import { UnrecoverableError } from 'bullmq';
import { SealError } from '@kbf/process-kit';
import type { Logger } from '@kbf/process-kit';
import { catalogue, definitionOf, isEventName } from './catalogue.ts';
import type { EventName, EventPayload } from './catalogue.ts';
import { eventEnvelope, signedEvent } from './event-job.ts';
import type { EventEnvelope } from './event-job.ts';
import type { EventKeys } from './event-keys.ts';
import type { AnyProcessorOf, EventFacts } from './processor.ts';
import { workerSettings } from './queue-settings.ts';
import type { SqlRunner } from './plain-sql.ts';
import { openPayload } from './sealed-payload.ts';
import type { RunInTransaction } from './transaction-sql.ts';

/** The event was recorded by code that knows more than this. */
export class UnknownEventError extends Error {
  override readonly name = 'UnknownEventError';
}

export type EventVerifier = Pick<EventKeys, 'isSignedBy' | 'open'>;

type Work<Tx> = {
  keys: EventVerifier;
  processors: readonly AnyProcessorOf<Tx, EventName>[];
  transaction: RunInTransaction<Tx>;
  /** For processors in plain SQL. */
  sqlTransaction: RunInTransaction<unknown>;
  logger: Logger;
};

const recordProcessed = `
  INSERT INTO processed_event (event_id, processor) VALUES ($1::text::uuid, $2::text)
  ON CONFLICT DO NOTHING
  RETURNING processor`;

const findProcessed = `
  SELECT 1 FROM processed_event WHERE event_id = $1::text::uuid AND processor = $2::text`;

/**
 * Runs every processor of the event in `data`, each in its own transaction, and leaves out those that ran before.
 *
 * @throws {UnrecoverableError} when it is no event, was not signed by a service that may send it, is too old, or its
 * payload fails its schema: trying again cannot help
 * @throws {UnknownEventError} when the event or its version is unknown here
 */
export async function processEvent<Tx>(data: unknown, work: Work<Tx>): Promise<void> {
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
    await runProcessor(processor, { ...event, from: sender }, payload, work);
  }
}

/** What the service `from` really recorded. */
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
  // Which fields are wrong may be told; what they hold may not.
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
  processor: AnyProcessorOf<Tx, EventName>,
  event: EventFacts,
  payload: EventPayload<EventName>,
  { transaction, sqlTransaction, logger }: Work<Tx>,
): Promise<void> {
  const { name } = processor;
  const isDone = processor.prepare && (await wasProcessed(event, name, sqlTransaction));
  const prepared = isDone ? undefined : await processor.prepare?.(payload);
  const child = logger.child({ processor: name });
  // First, so that a second delivery at the same time waits here for the first one's commit.
  const isFresh = async (sql: SqlRunner) =>
    (await sql(recordProcessed, [event.id, name])).length > 0;
  if ('handleSql' in processor)
    await sqlTransaction(async (_tx, sql) => {
      if (!(await isFresh(sql))) return;
      await processor.handleSql({ sql, event, logger: child }, payload, prepared);
    });
  else
    await transaction(async (tx, sql) => {
      if (!(await isFresh(sql))) return;
      await processor.handle({ tx, sql, event, logger: child }, payload, prepared);
    });
  await processor.afterCommit?.(event, payload);
}

/** Whether there is nothing left to do: then nobody needs to be asked, who may be away. */
function wasProcessed<Tx>(
  event: EventFacts,
  processor: string,
  transaction: RunInTransaction<Tx>,
): Promise<boolean> {
  return transaction(
    async (_tx, sql) => (await sql(findProcessed, [event.id, processor])).length > 0,
  );
}
