import { createHmac, hkdfSync } from 'node:crypto';
import { clientNetworkOf, takeFromLimits } from '@kbf/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Parts } from '../parts.ts';

const hour = 60 * 60;

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
  { config, database }: Pick<Parts, 'config' | 'database'>,
  form: 'contact' | 'registration',
  ask: { request: Pick<FastifyRequest, 'headers'>; email: string },
): Promise<void> {
  const { INTAKE_LIMITS: limits, SEALING_KEY: key } = config;
  const [perAddress, perRecipient] =
    form === 'contact'
      ? [limits.contactsPerAddressHour, limits.contactsPerRecipientHour]
      : [limits.registrationsPerAddressHour, limits.registrationsPerRecipientHour];
  const message = 'That is a lot of forms in a short time. Please try again later.';
  const take = (kind: string, value: string, max: number) =>
    takeFromLimits(
      database.pool,
      [{ key: nameCounter(key, form, kind, value), max, seconds: hour }],
      message,
    );
  // The network first: whoever is stopped there uses up nobody's mail address.
  await take('address', clientNetworkOf(ask.request), perAddress);
  await take('recipient', ask.email.toLowerCase(), perRecipient);
}
