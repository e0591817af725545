import { open } from '@kbf/events';
import type { ProcessorOf } from '@kbf/events';
import { z } from 'zod';
import type { Transaction } from '../database.ts';
import type { AuthDeps } from '../deps.ts';
import { mailNewClaim } from '../emails/mail-new-claim.ts';
import { emailOrRefuse } from '../people/contact-data.ts';

const registration = z.object({ fullName: z.string(), email: z.string() });

/**
 * Mails the link that confirms the address of somebody who registered for the training. There is no member until it is
 * confirmed: an address that somebody typed says nothing about who they are.
 */
export function mailLinkOnTrainingRegistered(
  deps: Pick<AuthDeps, 'config' | 'nudgeRelay'>,
): ProcessorOf<Transaction, 'training.registered'> {
  const { config, nudgeRelay } = deps;
  return {
    name: 'mail-link-on-training-registered',
    event: 'training.registered',
    handle: async (context, { registrationId, sealed }) => {
      const { fullName, email } = registration.parse(
        JSON.parse(open(config.SEALING_KEY, sealed, registrationId)),
      );
      const known = await context.tx.emailClaim.findUnique({ where: { registrationId } });
      if (known) return;
      await mailNewClaim(context, config, emailOrRefuse(email), { registrationId, fullName });
    },
    afterCommit: async () => nudgeRelay(),
  };
}
