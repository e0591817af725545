import type { ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { mailNewClaim } from '../emails/mail-new-claim.ts';
import { emailOrRefuse } from '../people/contact-data.ts';

/**
 * Mails the link that confirms the address of somebody who registered for the training. There is no member until it is
 * confirmed: an address that somebody typed says nothing about who they are.
 */
export function mailLinkOnTrainingRegistered(
  deps: Pick<Deps, 'config' | 'eventKeys' | 'relay'>,
): ProcessorOf<Tx, 'training.registered'> {
  return {
    name: 'mail-link-on-training-registered',
    event: 'training.registered',
    handle: async (context, { registrationId, person }) => {
      const { fullName, email } = person;
      const known = await context.tx.emailClaim.findUnique({ where: { registrationId } });
      if (known) return;
      await mailNewClaim(context, deps, emailOrRefuse(email), { registrationId, fullName });
    },
    afterCommit: async () => deps.relay.nudge(),
  };
}
