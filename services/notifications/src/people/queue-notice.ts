import { databaseNow, idOf, isOverQuota, lockPerson } from '@kbf/data-kit';
import type { Quota } from '@kbf/data-kit';
import type { ProcessorContext } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { KnownContacts } from './messages-of.ts';
import { noticeWays } from './notice-ways.ts';
import { readPreferences } from '../preferences/preferences.ts';
import { unsubscribeAddress } from '../preferences/unsubscribe-address.ts';
import { canBeStopped, isOn } from '../preferences/wishes.ts';
import type { NoticeTopic } from '../preferences/wishes.ts';
import type { MessageContent } from '../messages/content.ts';
import type { pushKinds } from '../messages/push-notice.ts';
import { queueMessage } from '../messages/queue-message.ts';

/** What the processors of notices use. */
export type NoticeDeps = Pick<Deps, 'config' | 'contacts' | 'database' | 'sender'>;

/** A notice to a member about something on the site. */
export type Notice = {
  personId: string;
  topic: NoticeTopic;
  kind: (typeof pushKinds)[number];
  /** Identifies the notice, so that it is sent once even if the event repeats. */
  name: string;
  /** The page is enough after it. */
  notAfter: Date;
  /** The limit of such notices. */
  quota?: Quota;
  /** Path of the page with the details. */
  path: string;
  more?: Pick<MessageContent, 'about' | 'count' | 'outcome'>;
};

/**
 * Queues a notice to a member on the cheapest channel that they chose. It contains no words that a person wrote.
 * Nothing is queued when they turned it off, when it is too late, or above the limit.
 */
export async function queueNotice(
  { config }: Pick<Deps, 'config'>,
  { tx, sql }: Pick<ProcessorContext<Tx>, 'tx' | 'sql'>,
  person: KnownContacts,
  { personId, topic, kind, name, notAfter, quota, path, more }: Notice,
): Promise<void> {
  const { isErased } = await lockPerson(tx, personId);
  if (isErased || !person) return;
  const preferences = await readPreferences(tx, personId);
  if (!isOn(preferences, topic)) return;
  const ways = await noticeWays(tx, { ...person, personId }, preferences, topic);
  if (ways.length === 0 || notAfter <= (await databaseNow(tx))) return;
  if (quota && (await isOverQuota(sql, [quota])).isOver) return;
  for (const way of ways) {
    const isPush = way.channel === 'push';
    await queueMessage(tx, config.SEALING_KEY, {
      id: idOf(isPush ? `${name} ${way.to}` : name),
      channel: way.channel,
      kind,
      lane: isPush ? 'push' : 'bulk',
      content: {
        ...more,
        to: way.to,
        ...(isPush && way.instead && { instead: { id: idOf(name), ...way.instead } }),
        fullName: person.fullName,
        link: config.PUBLIC_ORIGIN + path,
        ...(canBeStopped(topic) && {
          unsubscribe: unsubscribeAddress(config, { personId, topic }),
        }),
      },
      notAfter,
      personId,
    });
  }
}
