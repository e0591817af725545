import { randomUUID } from 'node:crypto';
import { limits } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import { prismaSql, recordEvent } from '@kbf/events';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { Person } from '../generated/prisma/client.ts';
import { fullNameOf } from '../names/person-name.ts';
import { hashFor, newLinkToken } from '../secrets/login-secrets.ts';
import { earlier, later } from '../time/later.ts';
import { applyContact } from './apply-contact.ts';
import type { NewContact } from './apply-contact.ts';

const { proofMinutes, changeWaitHours } = limits.contactChange;

/**
 * Gives a member the new number or address that they have proven. It applies at once if this login has just proven an
 * old one, else a day later. The old contacts are told at once, with a link that undoes the change. A member without
 * proven contact data, or one who proves data they already have, has nothing to lose and does not wait.
 * @param before the member, whose row and the new contact data are locked
 * @param provenAt when this login last proved contact data that the member had before; null if it did not
 */
export async function changeContact(
  tx: Tx,
  { config, eventKeys }: Pick<Deps, 'config' | 'eventKeys'>,
  before: Person,
  contact: NewContact,
  provenAt: Date | null,
): Promise<Person> {
  const phone = before.phoneVerifiedAt ? before.phone : null;
  const email = before.emailVerifiedAt ? before.email : null;
  const isNews = contact.value !== (contact.what === 'phone' ? phone : email);
  if (!isNews || (!phone && !email)) return applyContact(tx, config, before.id, contact);

  const now = await databaseNow(tx);
  const waits = !provenAt || provenAt < earlier(now, { minutes: proofMinutes });
  const appliesAt = waits ? later(now, { hours: changeWaitHours }) : now;
  const token = newLinkToken();
  await tx.contactChange.updateMany({
    where: { personId: before.id, what: contact.what, appliedAt: null, endedAt: null },
    data: { endedAt: now },
  });
  const { id: changeId } = await tx.contactChange.create({
    data: {
      id: randomUUID(),
      personId: before.id,
      ...contact,
      phoneBefore: before.phone,
      phoneVerifiedBefore: before.phoneVerifiedAt,
      emailBefore: before.email,
      emailVerifiedBefore: before.emailVerifiedAt,
      undoHash: hashFor(config.HASHING_KEY, 'undo', token),
      createdAt: now,
      appliesAt,
      appliedAt: waits ? null : now,
    },
  });
  await recordAudit(tx, {
    action: waits ? 'contact-change.waits' : `${contact.what}.changed`,
    actorId: before.id,
    subjectId: before.id,
    details: { changeId, what: contact.what },
  });
  const undoLink = `${config.PUBLIC_ORIGIN}/login#undo=${token}`;
  const told = {
    changeId,
    personId: before.id,
    what: contact.what,
    before: { phone, email, fullName: fullNameOf(before), undoLink },
    changedAt: now.toISOString(),
    ...(waits ? { appliesAt: appliesAt.toISOString() } : {}),
  };
  await recordEvent(prismaSql(tx), 'contact-data.changed', told, eventKeys);
  return waits ? before : applyContact(tx, config, before.id, contact);
}
