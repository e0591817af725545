import type { Logger, Metrics } from '@kbf/process-kit';
import { buildService } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { IntakeConfig } from './config.ts';
import type { Database } from './database.ts';

/** What use cases of intake are given. */
export type IntakeDeps = {
  config: IntakeConfig;
  database: Database;
  logger: Logger;
  metrics: Metrics;
  /** To be called after the commit of a transaction that recorded events. */
  nudgeRelay: () => void;
};

/** The HTTP side of intake: contact submissions and the training. */
export function buildApp(deps: IntakeDeps): Service {
  const { config, logger, metrics } = deps;
  return buildService({
    name: 'intake',
    logger,
    metrics,
    identityPublicKeys: config.IDENTITY_PUBLIC_KEYS,
    servicePublicKeys: config.SERVICE_PUBLIC_KEYS,
  });
}
