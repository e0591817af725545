import { limits } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import { definitionOf, prismaSql, recordEvent } from '@kbf/events';
import type { Identity } from '@kbf/process-kit';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { Person } from '../generated/prisma/client.ts';
import { countNotices } from '../limits/count-request.ts';
import { lockAdmins, keepAnAdmin } from '../members/keep-an-admin.ts';
import { fullNameOf } from '../names/person-name.ts';
import { announcePerson } from '../people/announce-person.ts';
import { lockSelf } from '../people/lock-self.ts';
import { hashFor, newLinkToken } from '../secrets/login-secrets.ts';
import { endLoginSessions } from '../sessions/end-login-sessions.ts';
import { later } from '../time/later.ts';
import { channelsOf, waysTo } from '../undo/tell-of-change.ts';
import { findUndoState } from '../undo/undo-state.ts';

/**
 * Deletes a person's account. Their logins end now, new logins fail, and what they shared is hidden. Seven days later
 * every service is asked to erase its data. Until then a link stops it, which goes to their contacts. If the account
 * has changes that can be undone, only the contacts from before get a link. It undoes the changes too: a thief may have
 * made them. An admin loses the role: a stopped deletion must not bring it back.
 * @throws 401 for a login that has ended, 409 for the last admin
 */
export async function requestErasure(
  tx: Tx,
  { config, eventKeys }: Pick<Deps, 'config' | 'eventKeys'>,
  identity: Identity,
): Promise<void> {
  await lockAdmins(tx);
  const person = await lockSelf(tx, identity);
  const personId = person.id;
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
  await tx.roleUndo.deleteMany({ where: { holderId: personId } });
  await tx.passkeyChallenge.deleteMany({ where: { personId } });
  await recordAudit(tx, { action: 'account.deleted', actorId: personId, subjectId: personId });
  await announcePerson(tx, leaving);

  const dueAt = later(now, { days: limits.erasure.waitDays });
  const { ways, stopHash } = await waysToStop(tx, config, { person, now, dueAt });
  await tx.erasure.create({
    data: {
      personId,
      requestedAt: now,
      dueAt,
      stopHash,
      visitorId: identity.visitorId ?? null,
      services: [...definitionOf('person.erasing').consumers],
      confirmed: [],
    },
  });
  const told = {
    personId,
    owner: { fullName: fullNameOf(person), ways },
    deletedAt: now.toISOString(),
    erasesAt: dueAt.toISOString(),
  };
  const sql = prismaSql(tx);
  await countNotices(sql, config, channelsOf(ways));
  await recordEvent(sql, 'account.deleted', told, eventKeys);
}

/** Who is told, with which link. @returns also the hash of a link that only stops the deletion */
async function waysToStop(
  tx: Tx,
  config: Deps['config'],
  { person, now, dueAt }: { person: Person; now: Date; dueAt: Date },
) {
  const { id: personId } = person;
  const state = await findUndoState(tx, personId, now);
  if (state) {
    const endsAt = later(dueAt, { days: limits.contactChange.undoDays });
    await tx.undoState.update({ where: { personId }, data: { endsAt } });
    return { ways: await waysTo(tx, config, person, state), stopHash: null };
  }
  const token = newLinkToken();
  const undoLink = `${config.PUBLIC_ORIGIN}/login#keep=${token}`;
  const ways = await waysTo(tx, config, person, undefined);
  return {
    ways: ways.map((way) => ({ ...way, undoLink })),
    stopHash: hashFor(config.HASHING_KEY, 'keep', token),
  };
}
