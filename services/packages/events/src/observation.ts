import type { ConsumerName } from './catalogue.ts';

export type ProcessingOutcome =
  /** The processors have run, now or at an earlier delivery. */
  | 'done'
  /** A processor failed; the job comes back after its backoff. */
  | 'retry'
  /** Given up: it cannot be processed, or was tried often enough. Kept as failed for a person to check. */
  | 'failed'
  /** This process does not know the event or its version. It waits for newer code. */
  | 'unknown'
  /** Another service is unavailable; the event waits for it. */
  | 'service-away'
  /** The worker's database is down; the job returned to the queue without losing an attempt. */
  | 'database-down';

/** Something that happened to an event, for metrics. */
export type EventObservation =
  | { kind: 'relayed'; consumer: ConsumerName; count: number }
  | { kind: 'held-back'; consumer: ConsumerName; reason: 'waiting' | 'memory' }
  | { kind: 'swept'; consumer: ConsumerName; settled: number; failed: number; addedAgain: number }
  | {
      kind: 'processed';
      consumer: ConsumerName;
      event: string;
      outcome: ProcessingOutcome;
      seconds: number;
    };

export type Observe = (observation: EventObservation) => void;
