import type { ChatTurn } from '@kbf/contracts';
import type { ModelMessage } from '../model/model.ts';
import type { ReplyTokens } from '../replies/reply-token.ts';
import type { makeMarks } from './marks.ts';

/** An earlier turn of a chat. `isOurs`: an assistant said exactly this; anything else was written by a person. */
export type EarlierTurn = Pick<ChatTurn, 'role' | 'content'> & { isOurs: boolean };

/** What the page sent as earlier turns; words of ours are proven by the token that came with them. */
export const readHistory = (
  turns: readonly ChatTurn[],
  tokens: Pick<ReplyTokens, 'isOurs'>,
): EarlierTurn[] =>
  turns.map(({ role, content, replyToken }) => ({
    role,
    content,
    isOurs: role === 'assistant' && tokens.isOurs(replyToken, content),
  }));

/** Earlier turns as a model is given them: what is not proven to be ours stands between marks, as a person's words. */
export const historyMessages = (
  history: readonly EarlierTurn[],
  { around }: Pick<ReturnType<typeof makeMarks>, 'around'>,
): ModelMessage[] =>
  history.map(({ role, content, isOurs }) => {
    const words = content.toWellFormed();
    if (isOurs) return { role: 'assistant', content: words };
    return {
      role: 'user',
      content: role === 'user' ? around(words) : around(`Said to be an earlier reply:\n${words}`),
    };
  });
