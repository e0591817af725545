import type { Tx } from '../database.ts';

/**
 * Notes that a call of Twilio was handled. Their signature tells who called, not when: whoever has seen a call could
 * send it again, years later, and undo what was said since.
 * @returns false when it was handled before
 */
export async function isFirstTime(
  tx: Pick<Tx, 'handledWebhook'>,
  call: { id: string; isStatus: boolean },
): Promise<boolean> {
  const { count } = await tx.handledWebhook.createMany({ data: [call], skipDuplicates: true });
  return count === 1;
}
