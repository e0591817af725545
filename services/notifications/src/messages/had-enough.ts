import type { Transaction } from '../database.ts';
import type { MessageKind } from './compose.ts';
import { hashRecipient } from './recipient.ts';

/** Whether a recipient was sent so many messages of a kind lately that more of them would be a nuisance. */
export async function hadEnough(
  tx: Transaction,
  key: Uint8Array,
  limit: { kind: MessageKind; to: string; atMost: number; hours: number },
): Promise<boolean> {
  const sent = await tx.message.count({
    where: {
      recipientHash: hashRecipient(key, limit.to),
      kind: limit.kind,
      createdAt: { gt: new Date(Date.now() - limit.hours * 3_600_000) },
    },
  });
  return sent >= limit.atMost;
}
