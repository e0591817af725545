import { createHmac } from 'node:crypto';
import { databaseNow, lockInTransaction } from '@kbf/data-kit';
import type { EventPayload } from '@kbf/events';
import type { CommunityConfig } from '../config.ts';
import type { Tx } from '../database.ts';

/** So many of one network and level within an hour are cases of their own: a household has no more, a flood has. */
const mostOfNetwork = 20;
const hourMs = 60 * 60_000;

type Notice = EventPayload<'care.noticed'>['notice'];

/**
 * By what a flood is known. Members, and whoever said how to be reached, are people of their own, wherever they write
 * from; and what nobody knows the network of is not one network.
 */
export function networkOfCase(
  { SEALING_KEY }: Pick<CommunityConfig, 'SEALING_KEY'>,
  { userId, contact, network }: Notice,
): string | null {
  if (userId || contact || !network || network === 'unknown') return null;
  const hash = createHmac('sha256', SEALING_KEY).update(`network of a care case ${network}`);
  return hash.digest('base64url').slice(0, 22);
}

/**
 * Counts a notice with the newest one of its network and level, when that network had its share in the last hour and
 * an admin has still to look at one of them. Those after that are cases again: nothing follows what was handled unseen.
 * @returns whether it was counted
 */
export async function countFlood(
  tx: Tx,
  { id, level, network }: { id: string; level: string; network: string },
): Promise<boolean> {
  await lockInTransaction(tx, `care network ${network}`);
  if ((await tx.careCase.count({ where: { id } })) > 0) return false;
  const since = { gte: new Date((await databaseNow(tx)).getTime() - hourMs) };
  const same = { network, level, noticedAt: since };
  if ((await tx.careCase.count({ where: same })) < mostOfNetwork) return false;
  const newest = await tx.careCase.findFirst({
    where: { ...same, handledAt: null },
    orderBy: [{ noticedAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  });
  if (!newest) return false;
  await tx.careCase.update({ where: { id: newest.id }, data: { more: { increment: 1 } } });
  return true;
}
