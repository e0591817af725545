import { contactKind } from '@kbf/contracts';
import type { ContactKind, PendingChange } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { notFound } from '@kbf/service-kit';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../database.ts';
import { lockSelf } from '../people/lock-self.ts';

/** A text that confirms a new number and can still be redeemed. */
const openText = (personId: string, now: Date) => ({
  personId,
  purpose: 'confirm-phone',
  redeemedAt: null,
  voidedAt: null,
  expiresAt: { gt: now },
});

/** A mail that confirms a new address and can still be redeemed. */
const openMail = (personId: string, now: Date) => ({
  personId,
  confirmedAt: null,
  expiresAt: { gt: now },
});

/** A change that is confirmed and still waits for its delay to end. */
const waitingChange = (personId: string) => ({ personId, appliedAt: null, endedAt: null });

/** Lists the contact data that a member entered as new and that does not apply yet. */
export async function listPendingChanges(tx: Tx, personId: string): Promise<PendingChange[]> {
  const now = await databaseNow(tx);
  const texts = await tx.loginRequest.findMany({ where: openText(personId, now) });
  const mails = await tx.emailClaim.findMany({ where: openMail(personId, now) });
  const unconfirmed = (what: ContactKind, value: string | null, expiresAt: Date) =>
    value === null
      ? []
      : [{ what, value, state: 'unconfirmed' as const, endsAt: expiresAt.toISOString() }];
  const waiting = await tx.contactChange.findMany({ where: waitingChange(personId) });
  return [
    ...texts.flatMap(({ newPhone, expiresAt }) => unconfirmed('phone', newPhone, expiresAt)),
    ...mails.flatMap(({ email, expiresAt }) => unconfirmed('email', email, expiresAt)),
    ...waiting.map(({ what, value, appliesAt }) => ({
      what: contactKind.parse(what),
      value,
      state: 'waiting' as const,
      endsAt: appliesAt.toISOString(),
    })),
  ];
}

/**
 * Cancels a new number or address of the person who asks: its message stops working.
 * @throws 401 for a login that has ended, 404 when there is none
 */
export async function cancelPendingChange(
  tx: Tx,
  identity: Identity,
  what: ContactKind,
): Promise<void> {
  const { id: personId } = await lockSelf(tx, identity);
  const now = await databaseNow(tx);
  const messages =
    what === 'phone'
      ? await tx.loginRequest.updateMany({
          where: openText(personId, now),
          data: { voidedAt: now },
        })
      : await tx.emailClaim.deleteMany({ where: openMail(personId, now) });
  const changes = await tx.contactChange.updateMany({
    where: { ...waitingChange(personId), what },
    data: { endedAt: now },
  });
  if (messages.count + changes.count === 0) throw notFound('There is no change to cancel.');
  await recordAudit(tx, {
    action: 'contact-change.cancelled',
    actorId: personId,
    subjectId: personId,
    details: { what },
  });
}
