import { z } from 'zod';
import type { JobsOptions } from 'bullmq';
import { backoffType } from './backoff.ts';
import { definitionOf, isEventName } from './catalogue.ts';
import type { ConsumerName } from './catalogue.ts';
import type { EventKeys } from './event-keys.ts';
import { workerSettings } from './queue-settings.ts';

export type EventSigner = Pick<EventKeys, 'service' | 'sign'>;

/** Content of a job: an event as text, and the signature of the service that recorded it. */
export const signedEvent = z.object({
  from: z.string(),
  /** JSON of the envelope, exactly as it was signed. */
  body: z.string(),
  signature: z.string(),
  /** The trace that it was recorded in. Not signed: only log lines and traces use it. */
  traceparent: z.string().nullish(),
});
export type SignedEvent = z.output<typeof signedEvent>;

/** The signed envelope. The payload is checked separately, against the version that this process knows. */
export const eventEnvelope = z.object({
  id: z.uuid(),
  name: z.string(),
  version: z.int().positive(),
  occurredAt: z.iso.datetime(),
  payload: z.unknown(),
});
export type EventEnvelope = z.output<typeof eventEnvelope>;

/** A delivery of the outbox with its event. */
export type DeliveryRow = {
  event_id: string;
  name: string;
  version: number;
  occurred_at: Date;
  payload: unknown;
  traceparent: string | null;
};

export type EventJob = { name: string; data: SignedEvent; opts: JobsOptions };

/** BullMQ forbids `:` in ids, so we use `-`. */
export function jobIdOf(eventId: string, consumer: ConsumerName): string {
  return `${eventId}-${consumer}`;
}

/**
 * The same delivery always makes the same job, so that adding it again does nothing while the job exists. The job is
 * signed here: write access to Redis alone is not enough to make one.
 */
export function toEventJob(row: DeliveryRow, consumer: ConsumerName, keys: EventSigner): EventJob {
  const envelope: EventEnvelope = {
    id: row.event_id,
    name: row.name,
    version: row.version,
    occurredAt: row.occurred_at.toISOString(),
    payload: row.payload,
  };
  const body = JSON.stringify(envelope);
  const { priority, delayMs } = isEventName(row.name) ? definitionOf(row.name) : {};
  return {
    name: row.name,
    data: {
      from: keys.service,
      body,
      signature: keys.sign(body),
      ...(row.traceparent === null ? {} : { traceparent: row.traceparent }),
    },
    opts: {
      jobId: jobIdOf(row.event_id, consumer),
      attempts: workerSettings.retryDelaysMs.length + 1,
      backoff: { type: backoffType },
      stackTraceLimit: 1,
      ...(priority === undefined ? {} : { priority }),
      ...(delayMs === undefined ? {} : { delay: delayMs }),
    },
  };
}
