import type { EventKeys } from '@kbf/events';
import type { Logger, Metrics } from '@kbf/process-kit';
import type pg from 'pg';
import type { AuthConfig } from './config.ts';
import type { Database } from './database.ts';

/** What use cases of auth are given. */
export type AuthDeps = {
  config: AuthConfig;
  database: Database;
  /** The pool under `database`, for the few hot or clock-bound statements. */
  pool: pg.Pool;
  logger: Logger;
  metrics: Metrics;
  /** To be called after the commit of a transaction that recorded events. */
  nudgeRelay: () => void;
  /** Signs and seals the events of auth, and opens those for it. */
  eventKeys: EventKeys;
};
