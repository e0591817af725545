import { createHmac } from 'node:crypto';
import { databaseNow, lockInTransaction } from '@kbf/data-kit';
import type { EventPayload } from '@kbf/events';
import type { CommunityConfig } from '../config.ts';
import type { Tx } from '../database.ts';

/**
 * This many notices from one network and level within an hour get separate cases. A household stays below it; a flood
 * does not.
 */
const mostOfNetwork = 20;
const hourMs = 60 * 60_000;

type Notice = EventPayload<'care.noticed'>['notice'];

/**
 * The network that identifies a flood. Null for members and for visitors who left contact data, because each of
 * them is a separate person, and for notices without a known network.
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
 * Adds a notice to the count of the newest case of its network and level, when that network has used its share in the
 * last hour and one of its cases is still open. Later notices become cases again, so that unseen notices are not added
 * to a handled case.
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
