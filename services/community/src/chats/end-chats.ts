import { databaseNow } from '@kbf/data-kit';
import type { Tx } from '../database.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { pairOf } from './start-chat.ts';

/** Ends chats for both people. What was written can be read for some days. */
async function endChats(tx: Tx, where: Prisma.ChatWhereInput): Promise<void> {
  const ended = await tx.chat.updateManyAndReturn({
    where: { ...where, endedAt: null },
    data: { endedAt: await databaseNow(tx) },
    select: { id: true },
  });
  await tx.chatPerson.updateMany({
    where: { chatId: { in: ended.map(({ id }) => id) } },
    data: { changes: { increment: 1 } },
  });
}

/** The caller has checked that it is a chat of this person. */
export const endChat = (tx: Tx, id: string): Promise<void> => endChats(tx, { id });

/** For two people, one of whom has blocked the other. */
export const endChatOfPair = (tx: Tx, one: string, other: string): Promise<void> =>
  endChats(tx, { pair: pairOf(one, other) });

/** For a person who is no longer an approved member, or is under 18. */
export const endChatsOf = (tx: Tx, personId: string): Promise<void> =>
  endChats(tx, { people: { some: { personId } } });

/** For a person who is erased: what the other one wrote goes with it. */
export async function eraseChats(tx: Tx, personId: string): Promise<void> {
  await tx.chat.deleteMany({ where: { people: { some: { personId } } } });
}
