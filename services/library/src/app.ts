import { buildService, implement, keptAnswer, sendKept } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import { memberApps } from '@kbf/site-texts/apps';
import { listMemberApps } from '@kbf/contracts';
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

/** Seconds. The list changes with a release only. */
const maxAge = 300;

function registerApps(app: Service): void {
  const all = keptAnswer(JSON.stringify(memberApps), 'application/json');
  implement(app, listMemberApps, ({ request, reply }) => sendKept(request, reply, all, maxAge));
}
