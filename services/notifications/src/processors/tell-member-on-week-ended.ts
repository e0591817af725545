import { databaseNow, idOf, lockPerson } from '@kbf/data-kit';
import type { PreparedProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import { dayMs } from '../messages/later.ts';
import { links } from '../messages/links.ts';
import { queueMessage } from '../messages/queue-message.ts';
import type { KnownContacts } from '../people/messages-of.ts';
import type { NoticeDeps } from '../people/queue-notice.ts';
import { readPreferences } from '../preferences/preferences.ts';
import { unsubscribeAddress } from '../preferences/unsubscribe-address.ts';
import { isOn } from '../preferences/wishes.ts';

const topic = 'week';

/** Mails a member the week's summary until they stop it. Always by mail: it costs nothing, and can wait. */
export function tellMemberOnWeekEnded({
  config,
  contacts,
  database,
  sender,
}: NoticeDeps): PreparedProcessorOf<Tx, 'week.ended', KnownContacts> {
  return {
    name: 'tell-member-on-week-ended',
    event: 'week.ended',
    prepare: async ({ personId }) =>
      isOn(await readPreferences(database.prisma, personId), topic)
        ? contacts.person(personId)
        : undefined,
    handle: async ({ tx }, { personId, endedAt, prayed, comments, matches }, person) => {
      const { isErased } = await lockPerson(tx, personId);
      if (isErased || !person?.email) return;
      if (!isOn(await readPreferences(tx, personId), topic)) return;
      const notAfter = new Date(Date.parse(endedAt) + 2 * dayMs);
      if (notAfter <= (await databaseNow(tx))) return;
      await queueMessage(tx, config.SEALING_KEY, {
        id: idOf(`week ${personId} ${endedAt}`),
        channel: 'email',
        kind: 'week',
        lane: 'bulk',
        content: {
          to: person.email,
          fullName: person.fullName,
          week: { prayed, comments, matches },
          link: config.PUBLIC_ORIGIN + links.ownPrayers(),
          unsubscribe: unsubscribeAddress(config, { personId, topic }),
        },
        notAfter,
        personId,
      });
    },
    afterCommit: async () => sender.nudge(),
  };
}
