import { open, seal } from '@kbf/process-kit';
import type { Tx } from '../database.ts';
import type { MessageKind } from './compose.ts';
import { messageContent } from './content.ts';
import type { Channel, MessageContent } from './content.ts';
import type { Lane } from './lanes.ts';
import { hashRecipient, maskRecipient } from './recipient.ts';

export type NewMessage = {
  /** Also binds the seal: sealed content copied to another row cannot be opened. */
  id: string;
  channel: Channel;
  kind: MessageKind;
  lane: Lane;
  content: MessageContent;
  /** By the database's clock. After that it is of no use. */
  notAfter: Date;
  /** The member it is for, where that is known. */
  personId?: string;
  /** Of somebody who was erased: not even masked does the log tell to whom it went. */
  isUntraceable?: boolean;
};

/** Queues one message. The same id never makes a second one, whatever is delivered twice. */
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

/** @throws when the field was not sealed for this message */
export function openContent(key: Uint8Array, sealed: string, messageId: string): MessageContent {
  return messageContent.parse(JSON.parse(open(key, sealed, messageId)));
}
