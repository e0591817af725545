import { contributionTypes, submissionType } from '@kbf/contracts';
import type { ProcessorOf } from '@kbf/events';
import type { Transaction } from '../database.ts';
import { hadEnough } from '../messages/had-enough.ts';
import { messageIdFor } from '../messages/message-id.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { tellAdmins } from '../people/tell-admins.ts';
import type { ProcessorDeps } from './deps.ts';

const lifetimeMs = 24 * 60 * 60_000;
/** Thanks to one address in a day: anybody can type a stranger's address into the form, again and again. */
const thanksADay = 3;
/** Notices to one admin in an hour: all the rest is in the list, too. */
const noticesAnHour = 20;

/** Thanks who wrote, tells the admins that somebody did, and notes the promise to answer a contribution in time. */
export function answerOnContactReceived(
  deps: ProcessorDeps,
): ProcessorOf<Transaction, 'contact.received'> {
  const { key, publicOrigin, contacts } = deps;
  return {
    name: 'answer-on-contact-received',
    event: 'contact.received',
    async handle({ tx, logger }, { submissionId, type, sender, receivedAt }) {
      const { fullName, email } = sender;
      // Whatever intake calls it: no word that somebody typed gets into a message.
      const about = submissionType.catch('General Contact').parse(type);
      if (
        await hadEnough(tx, key, {
          kind: 'contact-thanks',
          to: email,
          atMost: thanksADay,
          hours: 24,
        })
      )
        logger.info({ submissionId }, 'enough thanks to this address today');
      else
        await queueMessage(tx, key, {
          id: messageIdFor('contact-thanks', submissionId, email),
          channel: 'email',
          kind: 'contact-thanks',
          lane: 'bulk',
          content: { to: email, fullName, about },
          notAfter: new Date(Date.now() + lifetimeMs),
        });
      await tellAdmins(
        tx,
        { key, admins: await contacts.admins() },
        {
          kind: 'contact-notice',
          subjectId: submissionId,
          ways: 'one',
          lane: 'bulk',
          content: { about, link: `${publicOrigin}/admin` },
          lifetimeMs,
          atMost: noticesAnHour,
        },
      );
      if (Object.values<string>(contributionTypes).includes(about))
        await tx.replyPromise.createMany({
          data: { submissionId, type: about, receivedAt: new Date(receivedAt) },
          skipDuplicates: true,
        });
    },
    afterCommit: async () => deps.nudgeSender(),
  };
}
