import type { Tx } from '../database.ts';

/**
 * Records that a call of Twilio was handled. The signature proves the caller, not the time: an attacker who has seen a
 * call could replay it years later and undo later changes.
 * @returns false when it was handled before
 */
export async function isFirstTime(
  tx: Pick<Tx, 'handledWebhook'>,
  call: { id: string; isStatus: boolean },
): Promise<boolean> {
  const { count } = await tx.handledWebhook.createMany({ data: [call], skipDuplicates: true });
  return count === 1;
}
