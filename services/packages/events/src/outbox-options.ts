import type pg from 'pg';
import type { Logger } from '@kbf/process-kit';
import type { EventSigner } from './event-job.ts';
import type { Observe } from './observation.ts';

/** Common options of everything that moves events from an outbox to their queues. */
export type OutboxOptions<Settings> = {
  /** The database with the outbox. One connection is used at a time. */
  pool: pg.Pool;
  /** `redis://…` or the path of a Unix socket. */
  redis: string;
  /** Prefix of all keys in Redis; consumers must use the same. */
  prefix: string;
  /** Keys of this service: they sign what it hands over. */
  keys: EventSigner;
  logger: Logger;
  observe?: Observe;
  /** For tests. */
  settings?: Partial<{ [Setting in keyof Settings]: number }>;
};
