import { limits } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import { definitionOf, prismaSql, recordEvent } from '@kbf/events';
import { loginRequired } from '@kbf/service-kit';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { lockAdmins, keepAnAdmin } from '../members/keep-an-admin.ts';
import { fullNameOf } from '../names/person-name.ts';
import { announcePerson } from '../people/announce-person.ts';
import { lockPersonRow, isActive } from '../people/lock-person.ts';
import { findProvenContacts } from '../people/proven-contacts.ts';
import { hashFor, newLinkToken } from '../secrets/login-secrets.ts';
import { endLoginSessions } from '../sessions/end-login-sessions.ts';
import { earlier, later } from '../time/later.ts';

/**
 * Deletes a person's account. Their logins end now, new logins fail, and what they shared is hidden. Seven days later
 * every service is asked to erase its data. Until then a link stops it, which goes to every contact of the owner. An
 * admin loses the role: a stopped deletion must not bring it back.
 * @throws 401 for an unknown person or one who is being erased, 409 for the last admin
 */
export async function requestErasure(
  tx: Tx,
  { config, eventKeys }: Pick<Deps, 'config' | 'eventKeys'>,
  personId: string,
): Promise<void> {
  await lockAdmins(tx);
  const person = await lockPersonRow(tx, personId);
  if (!isActive(person)) throw loginRequired();
  if (person.role === 'admin') await keepAnAdmin(tx, personId);
  const now = await databaseNow(tx);
  const leaving = await tx.person.update({
    where: { id: personId },
    data: { erasingAt: now, role: 'member', version: { increment: 1 } },
  });
  await endLoginSessions(tx, { personId });
  await tx.loginRequest.deleteMany({ where: { personId } });
  await tx.emailClaim.deleteMany({ where: { personId } });
  await tx.exportRequest.deleteMany({ where: { personId } });
  await tx.passkeyChallenge.deleteMany({ where: { personId } });
  await recordAudit(tx, { action: 'account.deleted', actorId: personId, subjectId: personId });
  await announcePerson(tx, leaving);

  const token = newLinkToken();
  const dueAt = later(now, { days: limits.erasure.waitDays });
  await tx.erasure.create({
    data: {
      personId,
      requestedAt: now,
      dueAt,
      stopHash: hashFor(config.HASHING_KEY, 'keep', token),
      services: [...definitionOf('person.erasing').consumers],
      confirmed: [],
    },
  });
  const told = {
    personId,
    owner: {
      ...(await ownersContacts(tx, personId, now)),
      fullName: fullNameOf(person),
      stopLink: `${config.PUBLIC_ORIGIN}/login#keep=${token}`,
    },
    deletedAt: now.toISOString(),
    erasesAt: dueAt.toISOString(),
  };
  await recordEvent(prismaSql(tx), 'account.deleted', told, eventKeys);
}

/** Includes contact data that was replaced in the last days: a thief may have replaced it. */
async function ownersContacts(tx: Tx, personId: string, now: Date) {
  const { phones, emails } = await findProvenContacts(tx, personId);
  const oldest = earlier(now, { days: limits.contactChange.undoDays });
  const recent = (contacts: typeof phones) => [
    ...new Set(
      contacts
        .filter(({ until }) => until === null || new Date(until) >= oldest)
        .map(({ value }) => value),
    ),
  ];
  return { phones: recent(phones), emails: recent(emails) };
}
