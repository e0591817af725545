import { buildService } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import { registerApps } from './apps/app-routes.ts';
import type { LibraryDeps } from './deps.ts';
import { registerGathering } from './gathering/gathering-routes.ts';
import { registerQuotes } from './quotes/quote-routes.ts';
import { registerWidget } from './widget/widget-routes.ts';

/** The HTTP side of the library: apps, quotes, the gathering and the widget. */
export function buildApp({ config, logger, metrics }: LibraryDeps): Service {
  const app = buildService({
    name: 'library',
    logger,
    metrics,
    identityPublicKeys: config.IDENTITY_PUBLIC_KEYS,
    servicePublicKeys: config.SERVICE_PUBLIC_KEYS,
  });
  registerApps(app);
  registerQuotes(app);
  registerGathering(app, config);
  registerWidget(app, { publicOrigin: config.PUBLIC_ORIGIN });
  return app;
}
