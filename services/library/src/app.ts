import type { Logger, Metrics } from '@kbf/process-kit';
import { buildService } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { LibraryConfig } from './config.ts';

/** The HTTP side of the library: apps, quotes and the widget. */
export function buildApp(deps: {
  config: LibraryConfig;
  logger: Logger;
  metrics: Metrics;
}): Service {
  const { config, logger, metrics } = deps;
  return buildService({
    name: 'library',
    logger,
    metrics,
    identityPublicKeys: config.IDENTITY_PUBLIC_KEYS,
    servicePublicKeys: config.SERVICE_PUBLIC_KEYS,
  });
}
