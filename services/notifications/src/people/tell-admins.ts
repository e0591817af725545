import { hourSeconds, idOf } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { MessageKind } from '../messages/compose.ts';
import type { Channel, MessageContent } from '../messages/content.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { takeFromLimit } from '../messages/take-from-limit.ts';
import type { Deps } from '../deps.ts';
import { readPreferences } from '../preferences/preferences.ts';
import { unsubscribeAddress } from '../preferences/unsubscribe-address.ts';
import type { Admin } from './auth-contacts.ts';

/** By mail, or by text for an admin without a proven address; undefined without any proven contact. */
function wayTo({ phone, email }: Admin): { channel: Channel; to: string } | undefined {
  if (email) return { channel: 'email', to: email };
  return phone ? { channel: 'sms', to: phone } : undefined;
}

/**
 * Queues one message for every admin who has not stopped such messages.
 * @param about.atMostAnHour limit of this kind per recipient; unlimited by default
 * @returns how many admins can be reached
 */
export async function tellAdmins(
  { tx, sql, config }: { tx: Tx; sql: SqlRunner; config: Deps['config'] },
  admins: readonly Admin[],
  about: {
    kind: MessageKind;
    subjectId: string;
    content: Omit<MessageContent, 'to'>;
    notAfter: Date;
    atMostAnHour?: number;
  },
): Promise<number> {
  const key = config.SEALING_KEY;
  const { kind, subjectId, content, notAfter, atMostAnHour: max } = about;
  const ways: { channel: Channel; to: string; personId: string | undefined }[] = [];
  for (const admin of admins) {
    const { personId } = admin;
    const way = wayTo(admin);
    const isMuted = personId && (await readPreferences(tx, personId)).muted.includes('desk');
    if (way && !isMuted) ways.push({ ...way, personId });
  }
  for (const { channel, to, personId } of ways) {
    if (max !== undefined) {
      const limit = { kind, to, max, seconds: hourSeconds };
      if (!(await takeFromLimit(sql, key, limit))) continue;
    }
    await queueMessage(tx, key, {
      id: idOf(`${kind} ${subjectId} ${to}`),
      channel,
      kind,
      lane: 'bulk',
      content: {
        ...content,
        to,
        ...(personId && { unsubscribe: unsubscribeAddress(config, { personId, topic: 'desk' }) }),
      },
      notAfter,
    });
  }
  return ways.length;
}
