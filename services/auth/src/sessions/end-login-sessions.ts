import { databaseNow } from '@kbf/data-kit';
import type { Tx } from '../database.ts';

/** Selects logins: all of a person, one, all but one, or the one of a cookie. */
export type WhichLogins =
  { personId: string; onlyId?: string; exceptId?: string | undefined } | { tokenHash: string };

function whereOf(which: WhichLogins) {
  if ('tokenHash' in which) return which;
  const { personId, onlyId, exceptId } = which;
  return {
    personId,
    ...(onlyId === undefined ? {} : { id: onlyId }),
    ...(exceptId === undefined ? {} : { NOT: { id: exceptId } }),
  };
}

/**
 * Ends valid logins. Later lookups of their cookies find no identity, after half a second at most.
 * @returns the ids of the logins that ended now
 */
export async function endLoginSessions(tx: Tx, which: WhichLogins): Promise<string[]> {
  const now = await databaseNow(tx);
  const ended = await tx.loginSession.updateManyAndReturn({
    where: { ...whereOf(which), endedAt: null, expiresAt: { gt: now } },
    data: { endedAt: now },
    select: { id: true },
  });
  return ended.map(({ id }) => id);
}
