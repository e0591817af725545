import { findPersonContacts, listAdminContacts } from '@kbf/contracts/internal';
import type { AdminContacts, PersonContacts } from '@kbf/contracts/internal';
import type { ServiceClient } from '@kbf/service-kit';

/** Where people can be reached, asked from auth each time: numbers, addresses and roles can change any day. */
export type AuthContacts = {
  /** The proved numbers and addresses of the admins. */
  admins: () => Promise<AdminContacts['admins']>;
  /** Those of one person; undefined when there is nobody of this id (any more). */
  person: (personId: string) => Promise<PersonContacts | undefined>;
};

/** @param auth client of the auth service; calls throw `ServiceCallError` when it does not answer */
export function createAuthContacts(auth: ServiceClient<'auth'>): AuthContacts {
  return {
    admins: async () => (await auth.call(listAdminContacts, {})).admins,
    person: (personId) => auth.call(findPersonContacts, { params: { personId } }),
  };
}
