import { afterSayingSafe } from '@kbf/contracts';
import type { Care, ChatReply } from '@kbf/contracts';
import { careWithVerdict } from '../../moderation/care-with-verdict.ts';
import { helpInChat } from '../../care/help-in-reply.ts';
import type { Deps } from '../../deps.ts';
import type { AskedChat } from './chat-question.ts';

/**
 * Finds danger in a message: by our own rules, and by the provider's when one checks here. These chats are private, so
 * no other moderation applies.
 */
export async function careOfChat(
  { moderation }: Pick<Deps, 'moderation'>,
  { message, saysSafe, care }: Pick<AskedChat, 'message' | 'saysSafe' | 'care'>,
): Promise<Care | undefined> {
  if (care?.level === 'certain') return care;
  const verdict = await moderation?.text(message);
  return afterSayingSafe(careWithVerdict(care, verdict), saysSafe);
}

/** The reply to a person in danger, in every assistant: where to find help. */
export function helpAsChat(
  { replyTokens }: Pick<Deps, 'replyTokens'>,
  request: string,
  care: Care,
): ChatReply {
  const message = helpInChat(care);
  const proven = { requestId: undefined, request, reply: message, verdict: 'held' } as const;
  return { message, replyToken: replyTokens.sign(proven), source: 'crisis', passages: [], care };
}
