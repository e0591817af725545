import { buildService } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import { auditRoutes } from './audit/audit-routes.ts';
import type { AuthDeps } from './deps.ts';
import { emailRoutes } from './emails/email-routes.ts';
import { erasureRoutes } from './erasure/erasure-routes.ts';
import { exportRoutes } from './export/export-routes.ts';
import { internalRoutes } from './internal-routes.ts';
import { createLoginCookies } from './login/login-cookies.ts';
import { loginRoutes } from './login/login-routes.ts';
import { memberRoutes } from './members/member-routes.ts';
import { personRoutes } from './people/person-routes.ts';
import { sessionRoutes } from './sessions/session-routes.ts';

/** The HTTP side of auth: logging in, one's own account, the members, the log. */
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
  emailRoutes(app, deps, cookies);
  personRoutes(app, deps, cookies);
  sessionRoutes(app, deps, cookies);
  exportRoutes(app, deps);
  erasureRoutes(app, deps, cookies);
  memberRoutes(app, deps);
  auditRoutes(app, deps);
  internalRoutes(app, deps);
  return app;
}
