import { createHmac, hkdfSync } from 'node:crypto';
import { hourSeconds, refuseOverQuota } from '@kbf/data-kit';
import { clientNetworkOf } from '@kbf/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';

/** A key of its own for the names of counters: addresses are kept as keyed hashes only. */
function nameCounter(sealingKey: Uint8Array, form: string, kind: string, value: string): string {
  const key = Buffer.from(hkdfSync('sha256', sealingKey, '', 'intake: names of limits', 32));
  return `${form}:${kind}:${createHmac('sha256', key).update(value).digest('base64url')}`;
}

/**
 * Counts one sent form of a kind, for the network it comes from and for the mail address it names.
 * @throws 429
 */
export async function limitForm(
  { config, database }: Pick<Deps, 'config' | 'database'>,
  form: 'contact' | 'registration',
  sender: { request: Pick<FastifyRequest, 'headers'>; email: string },
): Promise<void> {
  const { INTAKE_LIMITS: limits, SEALING_KEY: key } = config;
  const [perAddress, perRecipient] =
    form === 'contact'
      ? [limits.contactsPerAddressHour, limits.contactsPerRecipientHour]
      : [limits.registrationsPerAddressHour, limits.registrationsPerRecipientHour];
  const message = 'That is a lot of forms in a short time.';
  const count = (kind: string, value: string, max: number) => {
    const quota = { key: nameCounter(key, form, kind, value), max, seconds: hourSeconds };
    return refuseOverQuota(database.sql, [quota], message);
  };
  // The network first: whoever is stopped there uses up nobody's mail address.
  await count('address', clientNetworkOf(sender.request), perAddress);
  await count('recipient', sender.email.toLowerCase(), perRecipient);
}
