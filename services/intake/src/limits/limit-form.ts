import { createNameHash, hourSeconds, inboxOf, refuseOverQuota } from '@kbf/data-kit';
import { clientNetworkOf } from '@kbf/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';

/**
 * Counts one sent form of a kind, for its network and for the mail address in it.
 * @throws 429
 */
export async function limitForm(
  { config, database }: Pick<Deps, 'config' | 'database'>,
  form: 'contact' | 'registration',
  sender: { request: Pick<FastifyRequest, 'headers'>; email: string },
): Promise<void> {
  const { INTAKE_LIMITS: limits } = config;
  const hashed = createNameHash(config.SEALING_KEY, 'intake: names of limits');
  const [perAddress, perRecipient] =
    form === 'contact'
      ? [limits.contactsPerAddressHour, limits.contactsPerRecipientHour]
      : [limits.registrationsPerAddressHour, limits.registrationsPerRecipientHour];
  const message = 'You have sent a lot of forms in a short time.';
  const count = (kind: string, value: string, max: number) => {
    const quota = { key: `${form}:${kind}:${hashed(value)}`, max, seconds: hourSeconds };
    return refuseOverQuota(database.sql, [quota], message);
  };
  // The network first: a form refused there does not use up the limit of the mail address.
  await count('address', clientNetworkOf(sender.request), perAddress);
  await count('recipient', inboxOf(sender.email), perRecipient);
}
