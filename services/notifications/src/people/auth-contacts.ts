import { adminContacts, personContacts } from '@kbf/contracts';
import type { AdminContacts, PersonContacts } from '@kbf/contracts';
import { ServiceCallError } from '@kbf/service-kit';
import type { ServiceClient } from '@kbf/service-kit';

const timeoutMs = 3_000;

/** Where people can be reached, asked from auth each time: numbers, addresses and roles can change any day. */
export type AuthContacts = {
  /** The proved numbers and addresses of the admins. */
  admins: () => Promise<AdminContacts['admins']>;
  /** Those of one person; undefined when there is nobody of this id (any more). */
  person: (personId: string) => Promise<PersonContacts | undefined>;
};

/** @param auth client of the auth service; calls throw `ServiceCallError` when it does not answer */
export function createAuthContacts(auth: ServiceClient): AuthContacts {
  return {
    admins: async () => {
      const path = '/internal/admin-contacts';
      return (await auth.json({ method: 'GET', path, timeoutMs }, adminContacts)).admins;
    },
    person: async (personId) => {
      const path = `/internal/contacts/${encodeURIComponent(personId)}`;
      try {
        return await auth.json({ method: 'GET', path, timeoutMs }, personContacts);
      } catch (error) {
        if (error instanceof ServiceCallError && error.status === 404) return undefined;
        throw error;
      }
    },
  };
}
