import type { KeptConversation, KeptTurn } from '@kbf/contracts';
import { notFound } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import type { ConversationTurn } from '../generated/prisma/client.ts';
import type { KeptIn } from './begin-conversation.ts';
import { presentConversation } from './find-conversations.ts';
import { openTurn } from './sealed-turn.ts';

type Work = Pick<Deps, 'config' | 'database' | 'replyTokens'>;

/** A member's conversation with its texts, oldest first. @throws {AppError} 404 for another person's */
export async function openConversation(
  deps: Work,
  mine: KeptIn,
): Promise<KeptConversation & { turns: KeptTurn[] }> {
  const { config, database } = deps;
  const row = await database.prisma.conversation.findFirst({
    where: mine,
    include: { said: { orderBy: { number: 'asc' } } },
  });
  if (!row) throw notFound();
  return {
    ...presentConversation(config, row),
    turns: row.said.map((turn) => presentTurn(deps, turn)),
  };
}

/** The proof of a reply lives for a day, so it is made anew. A part of a reply was never checked, so it gets none. */
function presentTurn({ config, replyTokens }: Work, turn: ConversationTurn): KeptTurn {
  const { said, isInterrupted, ...reply } = openTurn(config, turn);
  const proven = {
    requestId: undefined,
    request: said,
    reply: reply.message,
    verdict: 'held',
  } as const;
  return {
    id: turn.id,
    said,
    at: turn.createdAt.toISOString(),
    reply: { ...reply, ...(isInterrupted ? {} : { replyToken: replyTokens.sign(proven) }) },
    isInterrupted,
  };
}
