import type { Delivery } from '@kbf/contracts';
import type { Message } from '../generated/prisma/client.ts';

/** States in which an admin may send a message again. */
export const resendableStates = ['failed', 'unknown'];

const isResendable = ({ state, sealed, notAfter }: Message) =>
  resendableStates.includes(state) && sealed !== null && notAfter.getTime() > Date.now();

/** A row of the delivery log. Recipients are masked in the table already. */
export function presentDelivery(row: Message): Delivery {
  return {
    id: row.id,
    channel: row.channel as Delivery['channel'],
    kind: row.kind,
    recipient: row.maskedTo,
    state: row.state as Delivery['state'],
    providerId: row.providerId,
    error: row.error,
    resendable: isResendable(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
