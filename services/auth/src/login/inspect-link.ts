import type { AnswerOf, inspectLink as inspectCall } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import type { Deps } from '../deps.ts';
import type { LoginRequest, Person } from '../generated/prisma/client.ts';
import { linkUsed } from '../refusals.ts';
import { hashFor } from '../secrets/login-secrets.ts';
import { maskContact } from './mask-contact.ts';

/**
 * Tells the page that asks before a login which account a login link belongs to.
 * @throws 410 for a link that is used, expired, replaced or unknown
 */
export async function inspectLink(
  { config, database: { prisma } }: Pick<Deps, 'config' | 'database'>,
  token: string,
  here: { askedSecret: string | undefined; userId: string | undefined },
): Promise<AnswerOf<typeof inspectCall>> {
  const key = config.HASHING_KEY;
  const request = await prisma.loginRequest.findFirst({
    where: {
      tokenHash: hashFor(key, 'link', token),
      redeemedAt: null,
      voidedAt: null,
      expiresAt: { gt: await databaseNow(prisma) },
    },
    include: { person: true },
  });
  const sentTo = request && recipientOf(request, config.ADMIN_PHONE);
  if (!request || !sentTo) throw linkUsed();
  const askedHash = here.askedSecret && hashFor(key, 'asked', here.askedSecret);
  return {
    to: maskContact(sentTo),
    purpose: request.purpose === 'confirm-phone' ? 'confirm-phone' : 'login',
    // A mail link waits for a click in every browser: mail scanners run scripts and have our cookies.
    askedHere: request.channel === 'sms' && askedHash === request.askedHash,
    switches: here.userId !== undefined && here.userId !== request.personId,
  };
}

/** The request stores only a hash of the recipient. */
function recipientOf(
  { channel, newPhone, person }: LoginRequest & { person: Person | null },
  adminPhone: string | undefined,
): string | null | undefined {
  if (newPhone) return newPhone;
  if (!person) return adminPhone;
  return channel === 'sms' ? person.phone : person.email;
}
