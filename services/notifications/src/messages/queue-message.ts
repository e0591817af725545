import { open, seal } from '@kbf/process-kit';
import type { Transaction } from '../database.ts';
import type { MessageKind } from './compose.ts';
import { messageContent } from './content.ts';
import type { MessageContent } from './content.ts';
import { hashRecipient, maskRecipient } from './recipient.ts';

/** Messages that somebody waits for at a login page never stand behind others. */
export const lanes = ['login', 'bulk'] as const;
export type Lane = (typeof lanes)[number];

/**
 * Queues one message. The same id never makes a second one, whatever is delivered twice.
 * @param message.id also binds the seal: sealed content copied to another row cannot be opened
 * @param message.personId the member it is for, where that is known
 */
export async function queueMessage(
  tx: Transaction,
  key: Uint8Array,
  message: {
    id: string;
    channel: 'sms' | 'email';
    kind: MessageKind;
    lane: Lane;
    content: MessageContent;
    notAfter: Date;
    personId?: string;
  },
): Promise<void> {
  const { id, content, ...row } = message;
  await tx.message.createMany({
    data: {
      id,
      ...row,
      sealed: seal(key, JSON.stringify(content), id),
      maskedTo: maskRecipient(content.to),
      recipientHash: hashRecipient(key, content.to),
    },
    skipDuplicates: true,
  });
}

/** @throws when the field was not sealed for this message */
export function openContent(key: Uint8Array, sealed: string, messageId: string): MessageContent {
  return messageContent.parse(JSON.parse(open(key, sealed, messageId)));
}
