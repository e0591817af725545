import { chatReply } from '@kbf/contracts';
import { z } from 'zod';
import type { Conversation, ConversationTurn } from '../generated/prisma/client.ts';
import { openText, sealText, unopenable } from '../sealed.ts';
import type { Key } from '../sealed.ts';

/** A message and its reply, as they are stored. Danger that was noticed is not: old help does not come back. */
const turnTexts = chatReply
  .pick({ message: true, source: true, passages: true })
  .extend({ said: z.string(), isInterrupted: z.boolean() });
export type TurnTexts = z.infer<typeof turnTexts>;

const ofTitle = (id: string) => `conversation ${id} title`;
const ofTurn = (conversationId: string, id: string) => `conversation ${conversationId} turn ${id}`;

export const sealTitle = (key: Key, id: string, title: string) => sealText(key, ofTitle(id), title);

export const openTitle = (key: Key, { id, title }: Pick<Conversation, 'id' | 'title'>): string =>
  title === null ? '' : (openText(key, ofTitle(id), title) ?? unopenable);

export const sealTurn = (key: Key, conversationId: string, id: string, texts: TurnTexts) =>
  sealText(key, ofTurn(conversationId, id), JSON.stringify(turnTexts.parse(texts)));

/** The texts of a turn. Texts of an older key are replaced by a sentence that says so. */
export function openTurn(
  key: Key,
  { conversationId, id, sealed }: Pick<ConversationTurn, 'conversationId' | 'id' | 'sealed'>,
): TurnTexts {
  const opened = openText(key, ofTurn(conversationId, id), sealed);
  if (opened !== undefined) return turnTexts.parse(JSON.parse(opened));
  const lost = { said: unopenable, message: unopenable, isInterrupted: true };
  return { ...lost, source: 'model', passages: [] };
}
