import type { Tx } from '../database.ts';
import type { Channel } from '../messages/content.ts';
import type { Transport } from './transport.ts';

/** Sends nothing: stores the message for /dev/messages. For local start and demos. */
export function createOutboxTransport(tx: Pick<Tx, 'localMessage'>, channel: Channel): Transport {
  return {
    async send({ id, to, composed }) {
      const { text, subject = null, html = null } = composed;
      await tx.localMessage.createMany({
        data: { id, channel, to, text, subject, html },
        skipDuplicates: true,
      });
      return { outcome: 'sent', providerId: id };
    },
    find: async () => 'cannot-tell',
    close: async () => undefined,
  };
}
