import { statefulService } from '@kbf/data-kit';
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
import { warnOfAdminPhone } from './login/warn-of-admin-phone.ts';
import { registerMemberRoutes } from './members/member-routes.ts';
import { buildProcessors } from './processors/index.ts';
import { refuseDemoPeople } from './refuse-demo-people.ts';
import { registerPasskeyRoutes } from './passkeys/passkey-routes.ts';
import { registerSessionRoutes } from './account/session-routes.ts';
import { buildUpkeep } from './upkeep/build-upkeep.ts';

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
