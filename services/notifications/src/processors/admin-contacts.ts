import { adminContacts } from '@kbf/contracts';
import type { AdminContacts } from '@kbf/contracts';
import type { ServiceClient } from '@kbf/service-kit';

export type AskAdminContacts = () => Promise<AdminContacts['admins']>;

/** The proved numbers and addresses of the admins, asked from auth each time: who is an admin can change any day. */
export function askAdminContacts(auth: ServiceClient): AskAdminContacts {
  return async () => {
    const answer = await auth.json(
      { method: 'GET', path: '/internal/admin-contacts', timeoutMs: 3_000 },
      adminContacts,
    );
    return answer.admins;
  };
}
