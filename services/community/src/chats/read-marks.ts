import type { Tx } from '../database.ts';
import { bothIn, lockChat } from './find-chats.ts';

type Own = { id: string; personId: string };

/** A person has read a chat up to a place. @throws 404 for everyone else */
export async function seeChat(tx: Tx, own: Own, upTo: number): Promise<void> {
  const { id: chatId, personId } = own;
  const chat = await lockChat(tx, own);
  const { mine, theirs } = bothIn(chat, personId);
  const seenPlace = Math.min(upTo, chat.lastPlace);
  if (seenPlace <= mine.seenPlace) return;
  const unread = await tx.chatMessage.count({
    where: { chatId, authorId: { not: personId }, place: { gt: seenPlace } },
  });
  const changes = { increment: 1 };
  const where = { chatId, personId };
  await tx.chatPerson.updateMany({
    where,
    data: { seenPlace, unread, changes, ...(unread === 0 && { told: false }) },
  });
  if (mine.showsRead && theirs.showsRead)
    await tx.chatPerson.updateMany({
      where: { chatId, personId: theirs.personId },
      data: { changes },
    });
}

/** Shows the other person what one has read, or stops that. @throws 404 for everyone else */
export async function setReadMarks(tx: Tx, own: Own, showsRead: boolean): Promise<void> {
  const { id: chatId, personId } = own;
  await lockChat(tx, own);
  await tx.chatPerson.updateMany({ where: { chatId, personId }, data: { showsRead } });
  await tx.chatPerson.updateMany({ where: { chatId }, data: { changes: { increment: 1 } } });
}
