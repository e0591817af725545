import { findPersonContacts, listAdminContacts } from '@kbf/contracts/internal';
import type { AdminContacts, PersonContacts } from '@kbf/contracts/internal';
import { createServiceSigner } from '@kbf/process-kit';
import { createServiceClient } from '@kbf/service-kit';

export type Admin = AdminContacts['admins'][number];

/** People's contacts, asked from auth each time: numbers, addresses and roles can change any day. */
export type AuthContacts = {
  /** The proven numbers and addresses of the admins. */
  admins: () => Promise<Admin[]>;
  /** Those of one person; undefined when there is no (longer a) person with this id. */
  person: (personId: string) => Promise<PersonContacts | undefined>;
  close: () => Promise<unknown>;
};

/** Calls throw `ServiceCallError` when auth does not answer. */
export function connectAuth(url: string, signingKey: string): AuthContacts {
  const sign = createServiceSigner('notifications', signingKey);
  const auth = createServiceClient({ service: 'auth', url, sign });
  return {
    admins: async () => (await auth.call(listAdminContacts, {})).admins,
    person: (personId) => auth.call(findPersonContacts, { params: { personId } }),
    close: () => auth.close(),
  };
}
