import { findPersonContacts } from '@kbf/contracts/internal';
import type { PersonContacts } from '@kbf/contracts/internal';
import { createServiceSigner } from '@kbf/process-kit';
import { createServiceClient } from '@kbf/service-kit';

export type PeopleService = {
  /** A member's name and contacts; undefined when there is no such person. @throws {ServiceCallError} */
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
