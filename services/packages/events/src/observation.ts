import type { ConsumerName } from './catalogue.ts';

export type ProcessingOutcome =
  /** The processors have run, now or at an earlier delivery. */
  | 'done'
  /** A processor failed; the job comes back after its backoff. */
  | 'retry'
  /** The payload fails its schema: kept as failed for a person to look at. */
  | 'failed'
  /** The event is too new for this process; it waits for newer code. */
  | 'too-new'
  /** The database of the worker is down; the job went back unharmed. */
  | 'database-down';

/** Something that happened on the event path, for metrics. */
export type EventObservation =
  | { kind: 'relayed'; consumer: ConsumerName; count: number }
  | { kind: 'held-back'; consumer: ConsumerName; reason: 'waiting' | 'memory' }
  | { kind: 'swept'; consumer: ConsumerName; settled: number; addedAgain: number }
  | {
      kind: 'processed';
      consumer: ConsumerName;
      event: string;
      outcome: ProcessingOutcome;
      seconds: number;
    };

export type Observe = (observation: EventObservation) => void;
