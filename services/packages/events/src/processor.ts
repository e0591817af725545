import type { Logger } from '@kbf/process-kit';
import { eventsFor } from './catalogue.ts';
import type { ConsumerName, EventName, EventPayload } from './catalogue.ts';
import type { SqlRunner } from './plain-sql.ts';

/** Facts about an event besides its payload. */
export type EventFacts = {
  id: string;
  /** The service that recorded it, proven by its signature. */
  from: ConsumerName;
  version: number;
  /** ISO 8601, when it was recorded. */
  occurredAt: string;
};

export type ProcessorContext<Tx> = {
  /** The transaction with the effect and the record that the event was processed. */
  tx: Tx;
  /** The same transaction for plain SQL, such as `recordEvent`. */
  sql: SqlRunner;
  event: EventFacts;
  logger: Logger;
};

/**
 * One effect of one event. Named for cause and effect (`save-prayer-on-prayer-answered`). The name is stored with every
 * event it processed, so it must never change.
 *
 * Events arrive in any order: an update applies only if it is newer, and erased data stays erased.
 */
export type ProcessorOf<Tx, Name extends EventName> = {
  name: string;
  event: Name;
  /**
   * Fetches what `handle` needs, for example from another service. Runs before the transaction, so that no database
   * connection waits for a network. Skipped for an event that was already processed.
   */
  prepare?(payload: EventPayload<Name>): Promise<unknown>;
  /** Takes effect at most once per event. All its database work must use `tx`, and it must not call over a network. */
  handle(
    context: ProcessorContext<Tx>,
    payload: EventPayload<Name>,
    prepared?: unknown,
  ): Promise<void>;
  /**
   * Runs after the commit and before the job is done, at every delivery, so that a crash cannot skip it. It must be
   * safe to repeat.
   */
  afterCommit?(event: EventFacts, payload: EventPayload<Name>): Promise<void>;
};

/** One of several events that are processed together. */
export type BatchItem<Name extends EventName> = { event: EventFacts; payload: EventPayload<Name> };

/**
 * A processor for events that come by the hundred: waiting events share one transaction of plain SQL. If an event
 * fails, the others are not affected: each is tried again alone.
 */
export type BatchProcessorOf<Name extends EventName> = Pick<
  ProcessorOf<never, Name>,
  'name' | 'event' | 'afterCommit'
> & {
  /** Like `handle`, for one or more events, in order of arrival. */
  handleBatch(
    context: { sql: SqlRunner; logger: Logger },
    items: readonly BatchItem<Name>[],
  ): Promise<void>;
};

/** A processor that needs data from elsewhere: `handle` receives what `prepare` returned. */
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
 * @throws when an event for this consumer has no processor, when a processor waits for an event that never comes, or
 * when two share a name. Stops a process at its start.
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
