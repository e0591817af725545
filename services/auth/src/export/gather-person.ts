import type { Tx } from '../database.ts';
import type { Person } from '../generated/prisma/client.ts';
import { presentPersonDetails } from '../people/present-person.ts';

/** Collects everything that auth knows about a person, for that person: no secrets, no hashes. */
export async function gatherPerson(tx: Tx, person: Person): Promise<object> {
  const logins = await tx.loginSession.findMany({
    where: { personId: person.id },
    orderBy: { createdAt: 'asc' },
    select: { device: true, createdAt: true, lastSeenAt: true, endedAt: true },
  });
  const addresses = await tx.emailClaim.findMany({
    where: { personId: person.id },
    orderBy: { createdAt: 'asc' },
    select: { email: true, createdAt: true, confirmedAt: true },
  });
  const changes = await tx.contactChange.findMany({
    where: { personId: person.id },
    orderBy: { createdAt: 'asc' },
    select: { what: true, value: true, createdAt: true, appliedAt: true, endedAt: true },
  });
  const passkeys = await tx.passkey.findMany({
    where: { personId: person.id },
    orderBy: { createdAt: 'asc' },
    select: { name: true, createdAt: true, lastUsedAt: true },
  });
  const log = await tx.auditEntry.findMany({
    where: { OR: [{ actorId: person.id }, { subjectId: person.id }] },
    orderBy: { at: 'asc' },
    select: { at: true, action: true, actorId: true, subjectId: true, details: true },
  });
  return {
    person: {
      ...presentPersonDetails(person),
      phoneVerifiedAt: person.phoneVerifiedAt,
      emailVerifiedAt: person.emailVerifiedAt,
      createdAt: person.createdAt,
    },
    logins,
    addresses,
    changes,
    passkeys,
    // Leave out the names of other people in the log.
    log: log.map(({ actorId, subjectId, ...entry }) => ({
      ...entry,
      byYou: actorId === person.id,
      aboutYou: subjectId === person.id,
    })),
  };
}
