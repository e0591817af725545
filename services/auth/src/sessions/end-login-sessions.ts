import { databaseNow } from '@kbf/data-kit';
import type { Tx } from '../database.ts';

/** Which logins: those of a person, all or one or all but one, or the one that a cookie stands for. */
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
 * Ends logins that are still good. Whoever asks for their cookies' identity next, half a second later at most, finds
 * nobody.
 * @returns the ids of those that ended now
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
