import { z } from 'zod';
import type { JobsOptions } from 'bullmq';
import { backoffType } from './backoff.ts';
import type { ConsumerName } from './catalogue.ts';
import { workerSettings } from './queue-settings.ts';

/** What a job carries. The payload is checked apart, against the version that this process knows. */
export const eventEnvelope = z.object({
  id: z.uuid(),
  name: z.string(),
  version: z.int().positive(),
  occurredAt: z.iso.datetime(),
  payload: z.unknown(),
});
export type EventEnvelope = z.output<typeof eventEnvelope>;

/** A delivery of the outbox with the event it belongs to. */
export type DeliveryRow = {
  event_id: string;
  name: string;
  version: number;
  occurred_at: Date;
  payload: unknown;
};

export type EventJob = { name: string; data: EventEnvelope; opts: JobsOptions };

/** BullMQ forbids `:` in ids, hence the `-`. */
export function jobIdOf(eventId: string, consumer: ConsumerName): string {
  return `${eventId}-${consumer}`;
}

/** The same delivery always makes the same job, so that adding it again does nothing while the job exists. */
export function toEventJob(row: DeliveryRow, consumer: ConsumerName): EventJob {
  return {
    name: row.name,
    data: {
      id: row.event_id,
      name: row.name,
      version: row.version,
      occurredAt: row.occurred_at.toISOString(),
      payload: row.payload,
    },
    opts: {
      jobId: jobIdOf(row.event_id, consumer),
      attempts: workerSettings.attempts,
      backoff: { type: backoffType },
      stackTraceLimit: 1,
    },
  };
}
