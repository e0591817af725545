import { setImmediate as letOthersRun } from 'node:timers/promises';
import { foldText, limits } from '@kbf/contracts';
import type { GuideName, KeptConversation } from '@kbf/contracts';
import { readPage, timeCursor } from '@kbf/data-kit';
import type { Page, PageQuery } from '@kbf/data-kit';
import type { Tx } from '../database.ts';
import type { Conversation } from '../generated/prisma/client.ts';
import type { Key } from '../sealed.ts';
import { openTitle, openTurn } from './sealed-turn.ts';

type Read = Pick<Tx, 'conversation' | 'conversationTurn'>;
type Asked = { memberId: string; assistant?: GuideName | undefined };

export const presentConversation = (key: Key, row: Conversation): KeptConversation => ({
  id: row.id,
  assistant: row.assistant as GuideName,
  title: openTitle(key, row),
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt.toISOString(),
});

/** Without a title it has no reply yet. */
const ofPerson = ({ memberId, assistant }: Asked) => ({
  memberId,
  title: { not: null },
  ...(assistant ? { assistant } : {}),
});
const lastUsedFirst = [{ lastUsedAt: 'desc' as const }, { id: 'desc' as const }];

/** A page of a person's conversations, last used first. */
export const listConversations = (
  db: Read,
  query: PageQuery,
  asked: Asked,
): Promise<Page<Conversation>> =>
  readPage(query, {
    cursor: timeCursor,
    read: (after, take) =>
      db.conversation.findMany({
        where: {
          ...ofPerson(asked),
          ...(after && {
            lastUsedAt: { lte: after.at },
            OR: [{ lastUsedAt: { lt: after.at } }, { id: { lt: after.id } }],
          }),
        },
        orderBy: lastUsedFirst,
        take,
      }),
    count: () => db.conversation.count({ where: ofPerson(asked) }),
    positionOf: ({ lastUsedAt, id }) => ({ at: lastUsedAt, id }),
  });

/** Messages that a search opens before others have their turn. */
const searchedAtOnce = 20;
/** Characters around a match. */
const around = 60;

/** The words around the first match, or undefined without one. */
function excerptOf(text: string, words: string): string | undefined {
  if (!foldText(text).includes(words)) return undefined;
  const line = text.replaceAll(/\s+/g, ' ');
  // A match that only folding finds, such as one without accents, shows the beginning.
  const at = Math.max(0, line.toLowerCase().indexOf(words));
  const [from, to] = [Math.max(0, at - around), at + words.length + around];
  const cut = line.slice(from, to).toWellFormed().trim();
  return `${from > 0 ? '…' : ''}${cut}${to < line.length ? '…' : ''}`;
}

/**
 * The conversations with these words in their title, messages or replies. The texts are sealed, so this opens the
 * person's own rows, at most `limits.conversation.searchedTurns` of the latest.
 */
export async function searchConversations(
  db: Read,
  key: Key,
  asked: Asked & { search: string; limit: number },
): Promise<{ found: KeptConversation[]; total: number }> {
  const words = foldText(asked.search);
  const rows = await db.conversation.findMany({
    where: ofPerson(asked),
    orderBy: lastUsedFirst,
  });
  const turns = await db.conversationTurn.findMany({
    where: { conversationId: { in: rows.map(({ id }) => id) } },
    orderBy: { createdAt: 'desc' },
    take: limits.conversation.searchedTurns,
  });
  const excerpts = new Map<string, string>();
  for (const [at, turn] of turns.entries()) {
    // Thousands take seconds, and help for a person in danger must not wait for them.
    if (at % searchedAtOnce === 0) await letOthersRun();
    const { said, message } = openTurn(key, turn);
    const excerpt = excerptOf(said, words) ?? excerptOf(message, words);
    if (excerpt !== undefined) excerpts.set(turn.conversationId, excerpt);
  }
  const found = rows
    .map((row) => ({ ...presentConversation(key, row), excerpt: excerpts.get(row.id) }))
    .filter(({ title, excerpt }) => excerpt !== undefined || foldText(title).includes(words));
  return { found: found.slice(0, asked.limit), total: found.length };
}
