import { findProvenContacts } from '@kbf/contracts/internal';
import type { ProvenContacts } from '@kbf/contracts/internal';
import { createServiceSigner } from '@kbf/process-kit';
import { createServiceClient } from '@kbf/service-kit';

export type PeopleService = {
  /** The numbers and addresses that a person has proven; empty for an unknown person. @throws {ServiceCallError} */
  findProven: (personId: string) => Promise<ProvenContacts>;
  close: () => Promise<void>;
};

export function connectPeople(url: string, signingKey: string): PeopleService {
  const sign = createServiceSigner('intake', signingKey);
  const client = createServiceClient({ service: 'auth', url, sign });
  return {
    findProven: (personId) => client.call(findProvenContacts, { params: { personId } }),
    close: () => client.close(),
  };
}
