import type { LoginSession } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import type { Tx } from '../database.ts';

/** Lists a person's logins, the last used first. */
export async function listLoginSessions(
  tx: Tx,
  personId: string,
  currentId: string | undefined,
): Promise<LoginSession[]> {
  const rows = await tx.loginSession.findMany({
    where: { personId, endedAt: null, expiresAt: { gt: await databaseNow(tx) } },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'asc' }],
  });
  return rows.map(({ id, device, createdAt, lastSeenAt }) => ({
    id,
    device,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: id === currentId,
  }));
}
