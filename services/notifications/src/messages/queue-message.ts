import { open, seal } from '@kbf/process-kit';
import type { Tx } from '../database.ts';
import type { MessageKind } from './compose.ts';
import { messageContent } from './content.ts';
import type { Channel, MessageContent } from './content.ts';
import type { Lane } from './lanes.ts';
import { hashRecipient, maskRecipient } from './recipient.ts';

export type NewMessage = {
  /** Also bound to the encryption: content copied to another row cannot be decrypted. */
  id: string;
  channel: Channel;
  kind: MessageKind;
  lane: Lane;
  content: MessageContent;
  /** By the database's clock. After it the message is dropped. */
  notAfter: Date;
  /** When it is sent; now by default. */
  nextAttemptAt?: Date;
  /** The member it is for, if known. */
  personId?: string;
  /** For an erased person: the log does not show the recipient, not even masked. */
  isUntraceable?: boolean;
};

/** Queues one message. The same id never creates a second one, even if an event repeats. */
export async function queueMessage(
  tx: Pick<Tx, 'message'>,
  key: Uint8Array,
  { isUntraceable = false, content, ...row }: NewMessage,
): Promise<void> {
  const { to } = content;
  await tx.message.createMany({
    data: {
      ...row,
      sealed: seal(key, JSON.stringify(content), row.id),
      maskedTo: isUntraceable ? '…' : maskRecipient(to),
      recipientHash: isUntraceable ? '' : hashRecipient(key, to),
    },
    skipDuplicates: true,
  });
}

/** @throws when the field was not encrypted for this message */
export function openContent(key: Uint8Array, sealed: string, messageId: string): MessageContent {
  return messageContent.parse(JSON.parse(open(key, sealed, messageId)));
}
