import { contributionTypes, submissionType } from '@kbf/contracts';
import { daySeconds, idOf } from '@kbf/data-kit';
import type { PreparedProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { dayMs, later } from '../messages/later.ts';
import { links } from '../messages/links.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { takeFromLimit } from '../messages/take-from-limit.ts';
import type { Admin } from '../people/auth-contacts.ts';
import { tellAdmins } from '../people/tell-admins.ts';

/** Most thanks to one address in a day: a stranger can enter another person's address in the form repeatedly. */
const thanksADay = 3;
/** Most thanks of the site in a day: these addresses are not proven. */
const thanksOfSiteADay = 1_000;
/** Most notices to one admin in an hour: the list shows the rest. */
const noticesAnHour = 20;

/** Thanks the sender, notifies the admins, and records the promise to answer a contribution in time. */
export function answerOnContactReceived({
  config,
  contacts,
  sender,
}: Pick<Deps, 'config' | 'contacts' | 'sender'>): PreparedProcessorOf<
  Tx,
  'contact.received',
  Admin[]
> {
  const { SEALING_KEY: key, PUBLIC_ORIGIN } = config;
  return {
    name: 'answer-on-contact-received',
    event: 'contact.received',
    prepare: () => contacts.admins(),
    async handle({ tx, sql, logger }, { submissionId, type, sender: author, receivedAt }, admins) {
      const { fullName, email: to } = author;
      // Only known types: words that a person typed must not get into a message.
      const about = submissionType.catch('General Contact').parse(type);
      const notAfter = await later(tx, dayMs);
      const kind = 'contact-thanks';
      const site = { key: 'thanks: site', max: thanksOfSiteADay, seconds: daySeconds };
      if (await takeFromLimit(sql, key, { kind, to, max: thanksADay, seconds: daySeconds, site }))
        await queueMessage(tx, key, {
          id: idOf(`${kind} ${submissionId} ${to}`),
          channel: 'email',
          kind,
          lane: 'bulk',
          content: { to, fullName, about },
          notAfter,
        });
      else logger.info({ submissionId }, 'daily limit of thanks to this address reached');
      await tellAdmins({ tx, sql, config }, admins, {
        kind: 'contact-notice',
        subjectId: submissionId,
        content: { about, link: PUBLIC_ORIGIN + links.contactNotice() },
        notAfter,
        atMostAnHour: noticesAnHour,
      });
      if (Object.values<string>(contributionTypes).includes(about))
        await tx.replyPromise.createMany({
          data: { submissionId, type: about, receivedAt: new Date(receivedAt) },
          skipDuplicates: true,
        });
    },
    afterCommit: async () => sender.nudge(),
  };
}
