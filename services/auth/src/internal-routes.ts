import * as contracts from '@kbf/contracts/internal';
import { implementInternal } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from './deps.ts';
import { listAdminContacts, listContactsToShow } from './people/contacts-to-show.ts';
import { findPersonContacts } from './people/person-contacts.ts';
import { findProvenContacts } from './people/proven-contacts.ts';
import { hashFor } from './secrets/login-secrets.ts';
import { endLoginSessions } from './sessions/end-login-sessions.ts';
import { identifyLogin } from './sessions/identify-login-sql.ts';

/** Calls from other services. Browsers cannot reach them. */
export function registerInternalRoutes(app: Service, { config, database }: Deps): void {
  implementInternal(app, contracts.identifyLogin, async ({ body }) => ({
    identity: await identifyLogin(database.pool, config.HASHING_KEY, body.cookie),
  }));
  implementInternal(app, contracts.endLogin, async ({ body }) => {
    const tokenHash = hashFor(config.HASHING_KEY, 'login', body.cookie);
    const ended = await endLoginSessions(database.prisma, { tokenHash });
    return { ended: ended.length > 0 };
  });
  implementInternal(app, contracts.listAdminContacts, () => listAdminContacts(database.prisma));
  implementInternal(app, contracts.findPersonContacts, ({ params }) =>
    findPersonContacts(database.prisma, params.personId),
  );
  implementInternal(app, contracts.listContactsToShow, async ({ body }) => ({
    contacts: await listContactsToShow(database.prisma, body.personIds),
  }));
  implementInternal(app, contracts.findProvenContacts, ({ params }) =>
    findProvenContacts(database.prisma, params.personId),
  );
}
