import type { Tx } from '../database.ts';
import { openOfChat } from '../desk/sealed.ts';
import type { Key } from '../desk/sealed.ts';

/** A member's chats with their own messages, for the export. The other people and their messages are not in it. */
export async function gatherChats(key: Key, tx: Tx, personId: string) {
  const chats = await tx.chat.findMany({
    where: { people: { some: { personId } } },
    orderBy: { startedAt: 'asc' },
    select: {
      startedAt: true,
      endedAt: true,
      people: { where: { personId }, select: { showsRead: true } },
      messages: { where: { authorId: personId }, orderBy: { place: 'asc' } },
    },
  });
  return chats.map(({ startedAt, endedAt, people, messages }) => ({
    startedAt,
    endedAt,
    readMarks: people.some(({ showsRead }) => showsRead),
    messages: messages.map((row) => ({
      text: openOfChat(key, row, row.sealedText),
      sentAt: row.sentAt,
    })),
  }));
}
