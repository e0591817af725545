import { open } from '@kbf/events';
import type { ProcessorOf } from '@kbf/events';
import { z } from 'zod';
import type { Transaction } from '../database.ts';
import type { AuthDeps } from '../deps.ts';
import { approveContact } from '../members/approve-contact.ts';

const contact = z.object({
  fullName: z.string(),
  email: z.string(),
  phone: z.string().nullish(),
});

/** Makes a member of somebody whose contact form an admin approved. */
export function createMemberOnContactApproved(
  deps: Pick<AuthDeps, 'config' | 'nudgeRelay'>,
): ProcessorOf<Transaction, 'contact.approved'> {
  const { config, nudgeRelay } = deps;
  return {
    name: 'create-member-on-contact-approved',
    event: 'contact.approved',
    handle: async (context, { submissionId, sealed }) => {
      const approved = contact.parse(JSON.parse(open(config.SEALING_KEY, sealed, submissionId)));
      await approveContact(context, config, { ...approved, submissionId });
    },
    afterCommit: async () => nudgeRelay(),
  };
}
