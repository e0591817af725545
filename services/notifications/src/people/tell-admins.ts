import type { AdminContacts } from '@kbf/contracts/internal';
import type { Transaction } from '../database.ts';
import type { MessageKind } from '../messages/compose.ts';
import type { MessageContent } from '../messages/content.ts';
import { messageIdFor } from '../messages/message-id.ts';
import { queueMessage } from '../messages/queue-message.ts';
import type { Lane } from '../messages/queue-message.ts';
import { hadEnough } from '../messages/had-enough.ts';

type Way = { channel: 'sms' | 'email'; to: string };

function waysTo({ phone, email }: AdminContacts['admins'][number], ways: 'all' | 'one'): Way[] {
  const mail: Way[] = email ? [{ channel: 'email', to: email }] : [];
  const text: Way[] = phone ? [{ channel: 'sms', to: phone }] : [];
  return ways === 'all' || mail.length === 0 ? [...text, ...mail] : mail;
}

/**
 * Queues one message about one thing for every admin.
 * @param about.ways `all` by text and by mail; `one` by mail, or by text to who has proved no address
 * @param about.lifetimeMs after that it is of no use
 * @param about.atMost so many of this kind per recipient and hour; unlimited unless told
 * @returns how many messages that is
 */
export async function tellAdmins(
  tx: Transaction,
  deps: { key: Uint8Array; admins: AdminContacts['admins'] },
  about: {
    kind: MessageKind;
    subjectId: string;
    ways: 'all' | 'one';
    lane: Lane;
    content: Omit<MessageContent, 'to'>;
    lifetimeMs: number;
    atMost?: number;
  },
): Promise<number> {
  const { kind, subjectId, ways, lane, content, lifetimeMs, atMost } = about;
  const recipients = deps.admins.flatMap((admin) => waysTo(admin, ways));
  for (const { channel, to } of recipients) {
    const limit = { kind, to, atMost: atMost ?? Infinity, hours: 1 };
    if (atMost !== undefined && (await hadEnough(tx, deps.key, limit))) continue;
    await queueMessage(tx, deps.key, {
      id: messageIdFor(kind, subjectId, to),
      channel,
      kind,
      lane,
      content: { ...content, to },
      notAfter: new Date(Date.now() + lifetimeMs),
    });
  }
  return recipients.length;
}
