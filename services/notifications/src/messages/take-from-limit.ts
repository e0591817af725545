import { inboxOf, isOverQuota } from '@kbf/data-kit';
import type { Quota } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import type { MessageKind } from './compose.ts';
import { hashRecipient } from './recipient.ts';

/**
 * Takes one message of a kind from a recipient's limit. Addresses of one inbox are one recipient.
 * @param sql of the transaction that queues the message
 * @returns false when the limit is reached
 */
export async function takeFromLimit(
  sql: SqlRunner,
  key: Uint8Array,
  limit: { kind: MessageKind; to: string } & Pick<Quota, 'max' | 'seconds'>,
): Promise<boolean> {
  const { kind, to, max, seconds } = limit;
  const quota = { key: `${kind}:${hashRecipient(key, inboxOf(to))}`, max, seconds };
  const { isOver } = await isOverQuota(sql, [quota]);
  return !isOver;
}
