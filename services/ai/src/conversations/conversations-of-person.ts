import type { Tx } from '../database.ts';
import type { Key } from '../sealed.ts';
import { openTitle, openTurn } from './sealed-turn.ts';

/** Most bytes of conversations in one archive. */
export const exportedBytes = 4 * 1024 * 1024;
const leftOut =
  'This archive has no room for the messages. You can read them under "Your conversations" on the site.';

/**
 * A person's conversations with their texts, for the export. The archive is sent as one message, so its size is
 * limited: the conversations that were used last are whole, and those that do not fit say where they can be read.
 */
export async function gatherConversations(tx: Tx, key: Key, memberId: string) {
  let room = exportedBytes;
  const read = async (conversationId: string) => {
    if (room === 0) return null;
    const turns = await tx.conversationTurn.findMany({
      where: { conversationId },
      orderBy: { number: 'asc' },
    });
    const said = turns.map((turn) => ({ at: turn.createdAt, ...openTurn(key, turn) }));
    const bytes = Buffer.byteLength(JSON.stringify(said));
    const fits = bytes <= room;
    room = fits ? room - bytes : 0;
    return fits ? said : null;
  };
  const rows = await tx.conversation.findMany({
    where: { memberId },
    orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }],
    include: { _count: { select: { said: true } } },
  });
  const gathered = [];
  for (const row of rows) {
    const said = await read(row.id);
    gathered.push({
      assistant: row.assistant,
      title: openTitle(key, row),
      createdAt: row.createdAt,
      lastUsedAt: row.lastUsedAt,
      messages: row._count.said,
      said: said ?? leftOut,
    });
  }
  return gathered;
}
