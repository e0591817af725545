import { randomUUID } from 'node:crypto';
import { limits } from '@kbf/contracts';
import { databaseNow, shareLockPerson } from '@kbf/data-kit';
import type { Tx } from '../database.ts';
import type { Key } from '../sealed.ts';
import type { KeptIn } from './begin-conversation.ts';
import { removeBeyond } from './remove-beyond.ts';
import { openTurn, sealTitle, sealTurn } from './sealed-turn.ts';
import type { TurnTexts } from './sealed-turn.ts';

/** The first words of a conversation. */
export function titleOf(said: string): string {
  const { titleMax } = limits.conversation;
  const line = said.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= titleMax) return line;
  const cut = line.slice(0, titleMax).toWellFormed();
  return cut.slice(0, cut.lastIndexOf(' ') + 1).trim() || cut;
}

/**
 * Stores a message and its reply in a conversation. It takes the place of the turn before with the same message if its
 * reply was interrupted, or was the help that the person has answered with "I am safe".
 * @returns false when the conversation was deleted, or its person erased
 */
export async function keepTurn(
  tx: Tx,
  key: Key,
  { id: conversationId, memberId }: KeptIn,
  texts: TurnTexts,
): Promise<boolean> {
  if ((await shareLockPerson(tx, memberId)).isErased) return false;
  const lastUsedAt = await databaseNow(tx);
  const [kept] = await tx.conversation.updateManyAndReturn({
    where: { id: conversationId, memberId },
    data: { turns: { increment: 1 }, lastUsedAt },
  });
  if (!kept) return false;
  const number = kept.turns;
  const before = await tx.conversationTurn.findUnique({
    where: { conversationId_number: { conversationId, number: number - 1 } },
  });
  const isReplaced = before !== null && isFollowedBy(openTurn(key, before), texts);
  await tx.conversationTurn.deleteMany({
    where: {
      conversationId,
      OR: [
        { number: { lte: number - limits.conversation.turnsMax } },
        ...(isReplaced ? [{ number: number - 1 }] : []),
      ],
    },
  });
  const id = randomUUID();
  const sealed = sealTurn(key, conversationId, id, texts);
  await tx.conversationTurn.create({ data: { conversationId, number, id, sealed } });
  if (kept.title === null) {
    await tx.conversation.update({
      where: { id: conversationId },
      data: { title: sealTitle(key, conversationId, titleOf(texts.said)) },
    });
    await removeBeyond(tx, { memberId, title: { not: null } }, limits.conversation.most);
  }
  return true;
}

const isFollowedBy = (before: TurnTexts, now: TurnTexts): boolean =>
  before.said === now.said && (before.isInterrupted || before.source === 'crisis');
