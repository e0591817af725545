import { inboxOf, isOverQuota, tellOfCap } from '@kbf/data-kit';
import type { Quota } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import type { MessageKind } from './compose.ts';
import { hashRecipient } from './recipient.ts';

/**
 * Takes one message of a kind from a recipient's limit. Addresses of one inbox are one recipient.
 * @param sql of the transaction that queues the message
 * @param limit.site a cap of the whole site for this kind
 * @returns false when a limit is reached
 */
export async function takeFromLimit(
  sql: SqlRunner,
  key: Uint8Array,
  limit: { kind: MessageKind; to: string; site?: Quota } & Pick<Quota, 'max' | 'seconds'>,
): Promise<boolean> {
  const { kind, to, max, seconds, site } = limit;
  const quota = { key: `${kind}:${hashRecipient(key, inboxOf(to))}`, max, seconds };
  if ((await isOverQuota(sql, [quota])).isOver) return false;
  if (!site) return true;
  const used = await isOverQuota(sql, [site]);
  if (used.isOver) return false;
  const count = used.counts.get(site.key) ?? 0;
  await tellOfCap(sql, { cap: 'thanks', used: count, max: site.max });
  return true;
}
