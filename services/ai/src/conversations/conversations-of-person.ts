import type { Tx } from '../database.ts';
import type { Key } from '../sealed.ts';
import { openTitle, openTurn } from './sealed-turn.ts';

/** A person's conversations with their texts, for the export. */
export async function gatherConversations(tx: Tx, key: Key, memberId: string) {
  const rows = await tx.conversation.findMany({
    where: { memberId },
    orderBy: { createdAt: 'asc' },
    include: { said: { orderBy: { number: 'asc' } } },
  });
  return rows.map((row) => ({
    assistant: row.assistant,
    title: openTitle(key, row),
    createdAt: row.createdAt,
    lastUsedAt: row.lastUsedAt,
    said: row.said.map((turn) => ({ at: turn.createdAt, ...openTurn(key, turn) })),
  }));
}
