import type { ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { mailNewClaim } from '../emails/mail-new-claim.ts';
import { mailOnBehalfQuotas } from '../limits/site-quotas.ts';
import { emailOrRefuse } from '../people/contact-data.ts';

/**
 * Mails a confirmation link to a person who registered for the training. They become a member only after the
 * confirmation: a typed address proves nothing about the person.
 */
export function mailLinkOnTrainingRegistered(
  deps: Pick<Deps, 'config' | 'eventKeys' | 'relay'>,
): ProcessorOf<Tx, 'training.registered'> {
  return {
    name: 'mail-link-on-training-registered',
    event: 'training.registered',
    handle: async (context, { registrationId, person }) => {
      const { fullName, networks } = person;
      const email = emailOrRefuse(person.email);
      const known = await context.tx.emailClaim.findUnique({ where: { registrationId } });
      if (known) return;
      const askers = [{ networks }, ...(networks.length > 0 ? [{ networks, isNew: true }] : [])];
      const quotas = askers.map((asker) => mailOnBehalfQuotas(deps.config, email, asker));
      await mailNewClaim(context, deps, email, { registrationId, fullName }, quotas);
    },
    afterCommit: async () => deps.relay.nudge(),
  };
}
