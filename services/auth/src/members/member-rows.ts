import type { Tx } from '../database.ts';
import type { Person } from '../generated/prisma/client.ts';
import type { MemberRow } from './present-member.ts';

/** Adds to each person when one of their logins was last used, and the contacts that disagree about an account. */
export async function memberRows(
  tx: Pick<Tx, 'loginSession' | 'undoState'>,
  people: readonly Person[],
): Promise<MemberRow[]> {
  const seen = await tx.loginSession.groupBy({
    by: 'personId',
    where: { personId: { in: people.map(({ id }) => id) } },
    _max: { lastSeenAt: true },
  });
  const lastSeen = new Map(seen.map(({ personId, _max }) => [personId, _max.lastSeenAt]));
  const frozenIds = people.flatMap(({ id, frozenAt }) => (frozenAt ? [id] : []));
  const states = await tx.undoState.findMany({ where: { personId: { in: frozenIds } } });
  const frozen = new Map(
    states.map(({ personId, phone, email }) => [
      personId,
      phone && email ? { phone, email } : null,
    ]),
  );
  return people.map((person) => ({
    ...person,
    lastSeenAt: lastSeen.get(person.id) ?? null,
    frozen: frozen.get(person.id) ?? null,
  }));
}
