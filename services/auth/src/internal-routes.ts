import { adminContacts, identityAnswer, identityQuestion, personContacts } from '@kbf/contracts';
import type { Service } from '@kbf/service-kit';
import { z } from 'zod';
import type { AuthDeps } from './deps.ts';
import { listAdminContacts } from './people/admin-contacts.ts';
import { findPersonContacts } from './people/person-contacts.ts';
import { identifyLogin } from './sessions/identify-login.ts';

/** What other services ask: no browser gets here. */
export function internalRoutes(app: Service, { config, database, pool }: AuthDeps): void {
  app.route({
    method: 'POST',
    url: '/internal/identity',
    config: { internal: true },
    schema: { body: identityQuestion, response: { 200: identityAnswer } },
    handler: async (request) => {
      const { cookie } = identityQuestion.parse(request.body);
      return { identity: await identifyLogin(pool, config.HASHING_KEY, cookie) };
    },
  });
  app.route({
    method: 'GET',
    url: '/internal/admin-contacts',
    config: { internal: true },
    schema: { response: { 200: adminContacts } },
    handler: () => listAdminContacts(database),
  });
  const ofPerson = z.object({ personId: z.uuid() });
  app.route({
    method: 'GET',
    url: '/internal/contacts/:personId',
    config: { internal: true },
    schema: { params: ofPerson, response: { 200: personContacts } },
    handler: (request) => findPersonContacts(database, ofPerson.parse(request.params).personId),
  });
}
