import {
  createNameHash,
  daySeconds,
  hourSeconds,
  inboxOf,
  refuseOverQuota,
  senderQuotas,
} from '@kbf/data-kit';
import { clientNetworksOf } from '@kbf/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';

const message = 'You have sent a lot of forms in a short time.';

/**
 * Counts one sent form of a kind, for all networks of its sender in an hour and in a day, and for the mail address in
 * it.
 * @throws 429
 */
export async function limitForm(
  { config, database: { sql } }: Pick<Deps, 'config' | 'database'>,
  form: 'contact' | 'registration',
  { request, email }: { request: Pick<FastifyRequest, 'headers'>; email: string },
): Promise<void> {
  const { INTAKE_LIMITS: limits } = config;
  const hash = createNameHash(config.SEALING_KEY, 'intake: names of limits');
  const [inHour, inDay, perRecipient] =
    form === 'contact'
      ? [
          limits.contactsPerAddressHour,
          limits.contactsPerAddressDay,
          limits.contactsPerRecipientHour,
        ]
      : [
          limits.registrationsPerAddressHour,
          limits.registrationsPerAddressDay,
          limits.registrationsPerRecipientHour,
        ];
  // An account is free, so everyone counts as a visitor of their networks.
  const sender = { author: {}, networks: clientNetworksOf(request), isApproved: false };
  const ofNetworks = (act: string, network: number, seconds: number) =>
    senderQuotas(sender, { act, allowance: { person: 0, network }, hash, seconds });
  // One after the other: a form that a narrow network is refused uses up nothing of a wider one, of the day, or of the
  // mail address.
  for (const quota of [
    ...ofNetworks(form, inHour, hourSeconds),
    ...ofNetworks(`${form} today`, inDay, daySeconds),
    {
      key: `${form}:recipient:${hash(inboxOf(email))}`,
      max: perRecipient,
      seconds: hourSeconds,
    },
  ])
    await refuseOverQuota(sql, [quota], message);
}
