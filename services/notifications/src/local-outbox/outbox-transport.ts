import type { Database } from '../database.ts';
import type { Transport } from '../sending/transport.ts';

/** Sends nothing: keeps the message for /dev/messages. For local start and demonstrations. */
export function createOutboxTransport(database: Database, channel: 'sms' | 'email'): Transport {
  return {
    async send({ id, to, composed }) {
      await database.localMessage.createMany({
        data: {
          id,
          channel,
          to,
          text: composed.text,
          subject: composed.subject ?? null,
          html: composed.html ?? null,
        },
        skipDuplicates: true,
      });
      return { outcome: 'sent', providerId: id };
    },
    find: async () => 'cannot-tell',
    close: async () => undefined,
  };
}
