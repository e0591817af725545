import { findPersonContacts, listContactsToShow } from '@kbf/contracts/internal';
import type { ContactsToShow, PersonContacts } from '@kbf/contracts/internal';
import { createServiceSigner } from '@kbf/process-kit';
import { createServiceClient } from '@kbf/service-kit';

export type PeopleService = {
  /** A member's name and contacts; undefined when there is no such person. @throws {ServiceCallError} */
  find: (personId: string) => Promise<PersonContacts | undefined>;
  /** What these people have proven and may show; others are missing. @throws {ServiceCallError} */
  contactsToShow: (personIds: string[]) => Promise<ContactsToShow[]>;
  close: () => Promise<void>;
};

export function connectPeople(url: string, signingKey: string): PeopleService {
  const client = createServiceClient({
    service: 'auth',
    url,
    sign: createServiceSigner('community', signingKey),
  });
  return {
    find: (personId) => client.call(findPersonContacts, { params: { personId } }),
    contactsToShow: async (personIds) =>
      (await client.call(listContactsToShow, { body: { personIds } })).contacts,
    close: () => client.close(),
  };
}
