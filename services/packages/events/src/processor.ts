import type { Logger } from '@kbf/process-kit';
import { eventsFor } from './catalogue.ts';
import type { ConsumerName, EventName, EventPayload } from './catalogue.ts';
import type { SqlRunner } from './plain-sql.ts';

/** What is known of an event besides its payload. */
export type EventFacts = {
  id: string;
  /** The service that recorded it, proved by its signature. */
  from: ConsumerName;
  version: number;
  /** ISO 8601, when it was recorded. */
  occurredAt: string;
};

export type ProcessorContext<Tx> = {
  /** The transaction that holds the effect and the record that the event was processed. */
  tx: Tx;
  /** The same transaction for plain SQL, such as `recordEvent`. */
  sql: SqlRunner;
  event: EventFacts;
  logger: Logger;
};

/**
 * One effect of one event. Named cause and effect (`save-prayer-on-prayer-answered`); the name is stored with every
 * event it processed, so it never changes.
 *
 * Events come in any order: an update applies only if it is newer, and what was erased stays erased.
 */
export type ProcessorOf<Tx, Name extends EventName> = {
  name: string;
  event: Name;
  /**
   * Asks others for what `handle` needs, such as another service. Runs before the transaction, so that no connection
   * to the database waits for a network; left out for an event that was processed already.
   */
  prepare?(payload: EventPayload<Name>): Promise<unknown>;
  /**
   * Runs at most once per event with effect: everything it does to the database belongs into `tx`, and nothing in it
   * calls over a network.
   */
  handle(
    context: ProcessorContext<Tx>,
    payload: EventPayload<Name>,
    prepared?: unknown,
  ): Promise<void>;
  /**
   * Runs after the commit and before the job is done, at every delivery, so that a crash in between leaves it no
   * chance to be skipped: it must be harmless when repeated.
   */
  afterCommit?(event: EventFacts, payload: EventPayload<Name>): Promise<void>;
};

/** One of several events that are processed together. */
export type BatchItem<Name extends EventName> = { event: EventFacts; payload: EventPayload<Name> };

/**
 * A processor for events that come by the hundred: those that are there at the same time share one transaction of plain
 * SQL. An event that fails among others takes nothing from them: then each is tried by itself.
 */
export type BatchProcessorOf<Name extends EventName> = Pick<
  ProcessorOf<never, Name>,
  'name' | 'event' | 'afterCommit'
> & {
  /** As `handle`, for one event or several, in the order in which they came. */
  handleBatch(
    context: { sql: SqlRunner; logger: Logger },
    items: readonly BatchItem<Name>[],
  ): Promise<void>;
};

/** A processor that needs an answer of somebody else: `handle` gets what `prepare` found out. */
export type PreparedProcessorOf<Tx, Name extends EventName, Prepared> = Omit<
  ProcessorOf<Tx, Name>,
  'prepare' | 'handle'
> & {
  prepare(payload: EventPayload<Name>): Promise<Prepared>;
  handle(
    context: ProcessorContext<Tx>,
    payload: EventPayload<Name>,
    prepared: Prepared,
  ): Promise<void>;
};

export type AnyProcessorOf<Tx, Name extends EventName> =
  ProcessorOf<Tx, Name> | BatchProcessorOf<Name>;
export type Processor<Tx> = { [Name in EventName]: AnyProcessorOf<Tx, Name> }[EventName];

/**
 * @throws when an event is addressed to this consumer that nothing processes, when a processor waits for an
 * event that never comes, or when two share a name. Meant to stop a process at its start.
 */
export function checkProcessors(
  consumer: ConsumerName,
  processors: readonly { name: string; event: EventName }[],
): void {
  const addressed = eventsFor(consumer);
  const unheard = addressed.filter((name) => !processors.some(({ event }) => event === name));
  const idle = processors.filter(({ event }) => !addressed.includes(event));
  const names = processors.map(({ name }) => name);
  const shared = names.filter((name, index) => names.indexOf(name) !== index);
  const faults = [
    ...unheard.map((name) => `no processor for ${name}`),
    ...idle.map(({ name, event }) => `${name} waits for ${event}, which is not addressed to it`),
    ...shared.map((name) => `two processors are called ${name}`),
  ];
  if (faults.length > 0) throw new Error(`consumer ${consumer}: ${faults.join('; ')}`);
}
