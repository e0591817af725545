import { databaseNow, idOf, isOverQuota, lockPerson } from '@kbf/data-kit';
import type { PreparedProcessorOf } from '@kbf/events';
import type { Deps } from '../deps.ts';
import type { Tx } from '../database.ts';
import type { KnownContacts } from '../people/messages-of.ts';
import { readPreferences } from '../preferences/preferences.ts';
import { unsubscribeToken } from '../preferences/unsubscribe-token.ts';
import { hourMs } from '../messages/later.ts';
import { links } from '../messages/links.ts';
import { queueMessage } from '../messages/queue-message.ts';

/** It is no news in the night after, and the page tells it, too. */
const lifetimeMs = 10 * hourMs;

/** One a day; community looks once a day, though not always at the same hour. */
const noticesTo = (personId: string) => ({
  key: `need-match-notice:${personId}`,
  max: 1,
  seconds: 12 * 3_600,
});

/**
 * Tells a member who asked for it that something new fits their needs and offers, on the channel they chose and on no
 * other. No word of it.
 */
export function tellMemberOnNeedMatched({
  config: { SEALING_KEY: key, PUBLIC_ORIGIN },
  contacts,
  database,
  sender,
}: Pick<Deps, 'config' | 'contacts' | 'database' | 'sender'>): PreparedProcessorOf<
  Tx,
  'need.matched',
  KnownContacts
> {
  return {
    name: 'tell-member-on-need-matched',
    event: 'need.matched',
    async prepare({ personId }) {
      const { needMatches } = await readPreferences(database.prisma, personId);
      return needMatches ? contacts.person(personId) : undefined;
    },
    async handle({ tx, sql }, { personId, count, lookedAt }, person) {
      const { isErased } = await lockPerson(tx, personId);
      const { needMatches, channel } = await readPreferences(tx, personId);
      const to = channel === 'sms' ? person?.phone : person?.email;
      if (isErased || !needMatches || !person || !to) return;
      const notAfter = new Date(Date.parse(lookedAt) + lifetimeMs);
      if (notAfter <= (await databaseNow(tx))) return;
      if ((await isOverQuota(sql, [noticesTo(personId)])).isOver) return;
      const token = unsubscribeToken(key, { personId, topic: 'matches' });
      await queueMessage(tx, key, {
        id: idOf(`need-match ${personId} ${lookedAt}`),
        channel,
        kind: 'need-match',
        lane: 'bulk',
        content: {
          to,
          fullName: person.fullName,
          count,
          link: PUBLIC_ORIGIN + links.needMatches(),
          unsubscribe: PUBLIC_ORIGIN + links.unsubscribe(token),
        },
        notAfter,
        personId,
      });
    },
    afterCommit: async () => sender.nudge(),
  };
}
