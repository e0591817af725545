import type { ServiceClient } from '@kbf/service-kit';
import { z } from 'zod';

const contacts = z.object({
  admins: z.array(z.object({ phone: z.string().nullable(), email: z.string().nullable() })),
});

export type AdminContacts = () => Promise<z.output<typeof contacts>['admins']>;

/** The proved numbers and addresses of the admins, asked from auth each time: who is an admin can change any day. */
export function askAdminContacts(auth: ServiceClient): AdminContacts {
  return async () => {
    const answer = await auth.json(
      { method: 'GET', path: '/internal/admin-contacts', timeoutMs: 3_000 },
      contacts,
    );
    return answer.admins;
  };
}
