import { statefulService } from '@kbf/data-kit';
import type { Logger } from '@kbf/process-kit';
import { registerAccountRoutes } from './account/account-routes.ts';
import { registerAuditRoutes } from './audit/audit-routes.ts';
import { recordAudit } from './audit/record-audit.ts';
import { authConfig } from './config.ts';
import { createLoginCookies } from './cookies/login-cookies.ts';
import { openAuthDatabase } from './database.ts';
import type { Deps } from './deps.ts';
import { registerEmailRoutes } from './emails/email-routes.ts';
import { registerErasureRoutes } from './erasure/erasure-routes.ts';
import { registerExportRoutes } from './export/export-routes.ts';
import { registerInternalRoutes } from './internal-routes.ts';
import { registerLoginRoutes } from './login/login-routes.ts';
import { registerMemberRoutes } from './members/member-routes.ts';
import { buildProcessors } from './processors/index.ts';
import { refuseDemoPeople } from './demo-people.ts';
import { registerPasskeyRoutes } from './passkeys/passkey-routes.ts';
import { registerSessionRoutes } from './account/session-routes.ts';
import { buildUpkeep } from './upkeep/build-upkeep.ts';
import type { AuthConfig } from './config.ts';
import { readPhoneNumber } from './people/phone-number.ts';

/** The auth service: login, a person's own account, the members, and the audit log. */
export const auth = statefulService({
  name: 'auth',
  config: authConfig,
  openDatabase: openAuthDatabase,
  deps: async (shared): Promise<Deps> => {
    const { config, database, logger } = shared;
    if (config.DELIVERY === 'live') await refuseDemoPeople(database.prisma);
    warnOfAdminPhone(config, logger);
    return { ...shared, cookies: createLoginCookies(config.PUBLIC_ORIGIN) };
  },
  routes: (app, deps) => {
    registerLoginRoutes(app, deps);
    registerEmailRoutes(app, deps);
    registerAccountRoutes(app, deps);
    registerSessionRoutes(app, deps);
    registerPasskeyRoutes(app, deps);
    registerExportRoutes(app, deps);
    registerErasureRoutes(app, deps);
    registerMemberRoutes(app, deps);
    registerAuditRoutes(app, deps);
    registerInternalRoutes(app, deps);
  },
  recordRefusedCall:
    ({ database }) =>
    (actorId, call) =>
      recordAudit(database.prisma, {
        action: 'call.refused',
        actorId,
        subjectId: null,
        details: { call },
      }),
  processors: buildProcessors,
  upkeep: buildUpkeep,
});

/**
 * Warns at start-up about a setting that would otherwise show only when the first admin cannot log in. Does not log the
 * number.
 */
export function warnOfAdminPhone(
  { ADMIN_PHONE, LOGIN_COUNTRIES }: Pick<AuthConfig, 'ADMIN_PHONE' | 'LOGIN_COUNTRIES'>,
  logger: Pick<Logger, 'warn'>,
): void {
  const number = ADMIN_PHONE ? readPhoneNumber(ADMIN_PHONE) : undefined;
  if (!number || LOGIN_COUNTRIES.some((code) => code === number.country)) return;
  logger.warn(
    { country: number.country, LOGIN_COUNTRIES },
    'ADMIN_PHONE gets no login texts, so it cannot become the first admin: add its country to LOGIN_COUNTRIES',
  );
}
