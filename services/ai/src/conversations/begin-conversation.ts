import { limits } from '@kbf/contracts';
import type { GuideName } from '@kbf/contracts';
import { lockPerson } from '@kbf/data-kit';
import type { Tx } from '../database.ts';
import { removeBeyond } from './remove-beyond.ts';

export type KeptIn = { id: string; memberId: string };

/** What a chat call asks for. */
export type AskedToKeep = {
  conversationId?: string | undefined;
  startsConversation?: boolean | undefined;
};

/**
 * Finds the conversation to keep a reply in, or begins it. It exists before the reply is written: when its person
 * deletes it meanwhile, the reply finds nothing to be kept in.
 * @returns undefined when it was deleted; `foreign` when it is another person's, or of another assistant
 */
export async function beginConversation(
  tx: Tx,
  { id, memberId }: KeptIn,
  { assistant, starts }: { assistant: GuideName; starts: boolean },
): Promise<KeptIn | 'foreign' | undefined> {
  if ((await lockPerson(tx, memberId)).isErased) return undefined;
  const known = await tx.conversation.findUnique({ where: { id } });
  if (known)
    return known.memberId === memberId && known.assistant === assistant
      ? { id, memberId }
      : 'foreign';
  if (!starts) return undefined;
  await tx.conversation.create({ data: { id, memberId, assistant } });
  // Only those without a reply go here: however often no reply comes, what was kept stays.
  await removeBeyond(tx, { memberId, title: null }, limits.conversation.emptyMost);
  return { id, memberId };
}
