import { findPersonContacts, identifyLogin, listAdminContacts } from '@kbf/contracts/internal';
import { implementInternal } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { AuthDeps } from './deps.ts';
import { listAdminContacts as listContacts } from './people/admin-contacts.ts';
import { findPersonContacts as findContacts } from './people/person-contacts.ts';
import { identifyLogin as identify } from './sessions/identify-login.ts';

/** What other services ask: no browser gets here. */
export function internalRoutes(app: Service, { config, database, pool }: AuthDeps): void {
  implementInternal(app, identifyLogin, async ({ body }) => ({
    identity: await identify(pool, config.HASHING_KEY, body.cookie),
  }));
  implementInternal(app, listAdminContacts, () => listContacts(database));
  implementInternal(app, findPersonContacts, ({ params }) =>
    findContacts(database, params.personId),
  );
}
