import { findPersonContacts } from '@kbf/contracts/internal';
import type { PersonContacts } from '@kbf/contracts/internal';
import { createServiceSigner } from '@kbf/process-kit';
import { createServiceClient } from '@kbf/service-kit';

/** What we ask of auth about people. */
export type PeopleService = {
  /** Who a member is and where they can be reached; undefined when there is nobody. @throws {ServiceCallError} */
  find: (personId: string) => Promise<PersonContacts | undefined>;
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
    close: () => client.close(),
  };
}
