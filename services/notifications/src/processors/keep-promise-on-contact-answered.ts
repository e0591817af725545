import type { ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';

/**
 * A contribution was answered, so no reminder is needed. Also works when this event comes before `contact.received`.
 */
export function keepPromiseOnContactAnswered(): ProcessorOf<Tx, 'contact.answered'> {
  return {
    name: 'keep-promise-on-contact-answered',
    event: 'contact.answered',
    async handle({ tx }, { submissionId, answeredAt }) {
      const at = new Date(answeredAt);
      await tx.replyPromise.upsert({
        where: { submissionId },
        create: { submissionId, type: 'answered', receivedAt: at, answeredAt: at },
        update: { answeredAt: at },
      });
    },
  };
}
