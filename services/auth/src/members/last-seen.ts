import type { Tx } from '../database.ts';
import type { Person } from '../generated/prisma/client.ts';
import type { MemberRow } from './present-member.ts';

/** Adds to each person the time when one of their logins was last used. */
export async function withLastSeen(
  tx: Pick<Tx, 'loginSession'>,
  people: readonly Person[],
): Promise<MemberRow[]> {
  const seen = await tx.loginSession.groupBy({
    by: 'personId',
    where: { personId: { in: people.map(({ id }) => id) } },
    _max: { lastSeenAt: true },
  });
  const lastSeen = new Map(seen.map(({ personId, _max }) => [personId, _max.lastSeenAt]));
  return people.map((person) => ({ ...person, lastSeenAt: lastSeen.get(person.id) ?? null }));
}
