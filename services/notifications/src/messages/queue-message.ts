import { open, seal } from '@kbf/events';
import { z } from 'zod';
import type { Transaction } from '../database.ts';
import { hashRecipient, maskRecipient } from './recipient.ts';
import type { MessageContent, MessageKind } from './templates.ts';

/** What travels sealed inside `login.requested`, and waits sealed in the message row. */
export const sealedContent = z.object({
  to: z.string().min(3),
  link: z.string().optional(),
  code: z.string().optional(),
});

/** Messages that somebody waits for at a login page never stand behind others. */
export const lanes = ['login', 'bulk'] as const;
export type Lane = (typeof lanes)[number];

/**
 * Queues one message. The same id never makes a second one, whatever is delivered twice.
 * @param message.id also binds the seal: sealed content copied to another row cannot be opened
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
  },
): Promise<void> {
  const { id, channel, kind, lane, content, notAfter } = message;
  await tx.message.createMany({
    data: {
      id,
      channel,
      kind,
      lane,
      notAfter,
      sealed: seal(key, JSON.stringify(content), id),
      maskedTo: maskRecipient(content.to),
      recipientHash: hashRecipient(key, content.to),
    },
    skipDuplicates: true,
  });
}

/** @throws when the field was not sealed for this message */
export function openContent(key: Uint8Array, sealed: string, messageId: string): MessageContent {
  return sealedContent.parse(JSON.parse(open(key, sealed, messageId)));
}
