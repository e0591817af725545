import { buildService } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { AuthDeps } from './deps.ts';
import { internalRoutes } from './internal-routes.ts';
import { createLoginCookies } from './login/login-cookies.ts';
import { loginRoutes } from './login/login-routes.ts';
import { personRoutes } from './people/person-routes.ts';
import { sessionRoutes } from './sessions/session-routes.ts';

/** The HTTP side of auth: asking for a link, logging in, who is here, where one is logged in. */
export function buildApp(deps: AuthDeps): Service {
  const { config, logger, metrics } = deps;
  const app = buildService({
    name: 'auth',
    logger,
    metrics,
    identityPublicKeys: config.IDENTITY_PUBLIC_KEYS,
    servicePublicKeys: config.SERVICE_PUBLIC_KEYS,
  });
  const cookies = createLoginCookies(config.PUBLIC_ORIGIN);
  loginRoutes(app, deps, cookies);
  personRoutes(app, deps, cookies);
  sessionRoutes(app, deps, cookies);
  internalRoutes(app, deps);
  return app;
}
