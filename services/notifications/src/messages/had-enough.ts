import type { Transaction } from '../database.ts';
import type { MessageKind } from './compose.ts';
import { hashRecipient } from './recipient.ts';

/**
 * Whether a recipient was sent so many messages of a kind lately that more of them would be a nuisance. Until the
 * transaction ends, nobody else gets an answer about the same, so that two at once cannot both be the last.
 */
export async function hadEnough(
  tx: Transaction,
  key: Uint8Array,
  limit: { kind: MessageKind; to: string; atMost: number; hours: number },
): Promise<boolean> {
  const recipientHash = hashRecipient(key, limit.to);
  const subject = `${limit.kind}:${recipientHash}`;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${subject}, 0))`;
  const sent = await tx.message.count({
    where: {
      recipientHash,
      kind: limit.kind,
      createdAt: { gt: new Date(Date.now() - limit.hours * 3_600_000) },
    },
  });
  return sent >= limit.atMost;
}
