import { delivery } from '@kbf/contracts';
import type { Delivery } from '@kbf/contracts';
import type { Message } from '../generated/prisma/client.ts';

/** States in which an admin may send a message again. */
export const resendableStates = ['failed', 'unknown'];

/** A row of the delivery log. Recipients are already masked in the table. @param now by the database's clock */
export function presentDelivery(row: Message, now: Date): Delivery {
  const { channel, state } = delivery
    .pick({ channel: true, state: true })
    .parse({ channel: row.channel, state: row.state });
  return {
    id: row.id,
    channel,
    kind: row.kind,
    recipient: row.maskedTo,
    state,
    providerId: row.providerId,
    error: row.error,
    resendable: resendableStates.includes(state) && row.sealed !== null && row.notAfter > now,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
