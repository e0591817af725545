import type { ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { approveContact } from '../members/approve-contact.ts';

/** Creates a member when an admin approves a contact form. */
export function createMemberOnContactApproved(
  deps: Pick<Deps, 'config' | 'eventKeys' | 'relay'>,
): ProcessorOf<Tx, 'contact.approved'> {
  return {
    name: 'create-member-on-contact-approved',
    event: 'contact.approved',
    handle: (context, { submissionId, person }) =>
      approveContact(context, deps, { ...person, submissionId }),
    afterCommit: async () => deps.relay.nudge(),
  };
}
