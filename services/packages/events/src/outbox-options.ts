import type pg from 'pg';
import type { Logger } from '@kbf/process-kit';
import type { EventSigner } from './event-job.ts';
import type { Observe } from './observation.ts';

/** What everything needs that carries events from an outbox to their queues. */
export type OutboxOptions<Settings> = {
  /** The database with the outbox. One of its connections is used at a time. */
  pool: pg.Pool;
  /** `redis://…` or the path of a Unix socket. */
  redis: string;
  /** Of all keys in Redis; the consumers must have the same. */
  prefix: string;
  /** Of this service: what it hands over is signed. */
  keys: EventSigner;
  logger: Logger;
  observe?: Observe;
  /** For tests. */
  settings?: Partial<{ [Setting in keyof Settings]: number }>;
};
