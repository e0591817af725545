import { randomUUID } from 'node:crypto';
import type { PrivateMessage, PrivateMessages } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import { conflict } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import { openOfChat, sealOfChat } from '../desk/sealed.ts';
import type { Key } from '../desk/sealed.ts';
import type { ChatMessage } from '../generated/prisma/client.ts';
import { lockAuthor } from '../people/lock-author.ts';
import { requireAdult } from '../people/require-adult.ts';
import { findChat, lockChat } from './find-chats.ts';

type Own = { id: string; personId: string };
type Written = { text: string; requestId: string };

export function presentMessage(key: Key, row: ChatMessage, personId: string): PrivateMessage {
  const { id, place, authorId, sealedText, sentAt } = row;
  const text = openOfChat(key, row, sealedText);
  return { id, place, mine: authorId === personId, text, sentAt: sentAt.toISOString() };
}

/** The same request id finds a message again. @throws 403, 404, 409 when the chat has ended */
export async function sendMessage(
  key: Key,
  tx: Tx,
  own: Own,
  { text, requestId }: Written,
): Promise<PrivateMessage> {
  const { id: chatId, personId } = own;
  await lockAuthor(tx, { userId: personId, visitorId: null });
  const chat = await lockChat(tx, own);
  await requireAdult(tx, personId);
  const earlier = await tx.chatMessage.findUnique({ where: { requestId } });
  if (earlier) {
    const isOwn = earlier.chatId === chatId && earlier.authorId === personId;
    const shown = isOwn && presentMessage(key, earlier, personId);
    if (!shown || shown.text !== text)
      throw conflict('This message was already sent with different content.');
    return shown;
  }
  if (chat.endedAt) throw conflict('This chat has ended. You can still read it.');
  const sentAt = await databaseNow(tx);
  const place = chat.lastPlace + 1;
  const id = randomUUID();
  const sealedText = sealOfChat(key, { chatId, id }, text);
  const message = await tx.chatMessage.create({
    data: { id, chatId, place, authorId: personId, sealedText, sentAt, requestId },
  });
  await tx.chat.update({ where: { id: chatId }, data: { lastPlace: place, lastAt: sentAt } });
  const changes = { increment: 1 };
  await tx.chatPerson.updateMany({ where: { chatId, personId }, data: { changes } });
  await tx.chatPerson.updateMany({
    where: { chatId, personId: { not: personId } },
    data: { changes, unread: { increment: 1 } },
  });
  return presentMessage(key, message, personId);
}

type Wanted = { limit: number; before?: number | undefined; after?: number | undefined };

/** The newest messages, or those before or after a place, oldest first. @throws 404 for everyone else */
export async function listMessages(
  key: Key,
  tx: Tx,
  own: Own,
  { limit, before, after }: Wanted,
): Promise<PrivateMessages> {
  await findChat(tx, own);
  const isForward = after !== undefined;
  const found = await tx.chatMessage.findMany({
    where: { chatId: own.id, place: { lt: before, gt: after } },
    orderBy: { place: isForward ? 'asc' : 'desc' },
    take: limit + 1,
  });
  const rows = found.slice(0, limit);
  return {
    messages: (isForward ? rows : rows.toReversed()).map((row) =>
      presentMessage(key, row, own.personId),
    ),
    hasMore: found.length > limit,
  };
}
