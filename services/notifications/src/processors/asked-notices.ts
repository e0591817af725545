import { databaseNow, idOf, isOverQuota, lockPerson } from '@kbf/data-kit';
import type { Quota } from '@kbf/data-kit';
import type { ProcessorContext } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { NewMessage } from '../messages/queue-message.ts';
import { queueMessage } from '../messages/queue-message.ts';
import type { KnownContacts } from '../people/messages-of.ts';
import { readPreferences } from '../preferences/preferences.ts';
import { unsubscribeAddress } from '../preferences/unsubscribe-address.ts';
import { wishes } from '../preferences/wishes.ts';
import type { AskedTopic } from '../preferences/wishes.ts';

/** A notice about an event. */
type AskedNotice = Pick<NewMessage, 'kind' | 'notAfter'> & {
  personId: string;
  /** Identifies the notice, so that a repeated event sends it once. `to`: the recipient. */
  name: (to: string) => string;
  /** The limit of such notices. */
  quota: Quota;
  /** Path of the page with the details. */
  path: string;
  count?: number;
};

/**
 * Notices of one topic to members who asked for them: only on the channel they chose, each with an unsubscribe link.
 */
export function askedNotices(
  { config, contacts, database }: Pick<Deps, 'config' | 'contacts' | 'database'>,
  topic: AskedTopic,
) {
  const { SEALING_KEY: key, PUBLIC_ORIGIN } = config;
  return {
    /** The contacts of a member who asked for them. */
    contactsOf: async (personId: string): Promise<KnownContacts> => {
      const { [wishes[topic]]: isAsked } = await readPreferences(database.prisma, personId);
      return isAsked ? contacts.person(personId) : undefined;
    },
    /** Queues one notice, unless it is too late or above the limit. */
    queue: async (
      { tx, sql }: Pick<ProcessorContext<Tx>, 'tx' | 'sql'>,
      person: KnownContacts,
      { personId, kind, name, notAfter, quota, path, count }: AskedNotice,
    ): Promise<void> => {
      const { isErased } = await lockPerson(tx, personId);
      const { [wishes[topic]]: isAsked, channel } = await readPreferences(tx, personId);
      const to = channel === 'sms' ? person?.phone : person?.email;
      if (isErased || !isAsked || !person || !to) return;
      if (notAfter <= (await databaseNow(tx))) return;
      if ((await isOverQuota(sql, [quota])).isOver) return;
      await queueMessage(tx, key, {
        id: idOf(name(to)),
        channel,
        kind,
        lane: 'bulk',
        content: {
          to,
          fullName: person.fullName,
          ...(count === undefined ? {} : { count }),
          link: PUBLIC_ORIGIN + path,
          unsubscribe: unsubscribeAddress(config, { personId, topic }),
        },
        notAfter,
        personId,
      });
    },
  };
}
