import type { ChatTurn } from '@kbf/contracts';
import type { ModelMessage } from '../model/model.ts';
import type { ReplyTokens } from '../replies/reply-token.ts';
import type { makeMarks } from './prompt-marks.ts';

/** An earlier turn of a chat. `isOurs`: proven words of an assistant; a person may have written all others. */
export type EarlierTurn = Pick<ChatTurn, 'role' | 'content'> & { isOurs: boolean };

/** The earlier turns that the page sent. A token proves which words are ours. */
export const readHistory = (
  turns: readonly ChatTurn[],
  tokens: Pick<ReplyTokens, 'isOurs'>,
): EarlierTurn[] =>
  turns.map(({ role, content, replyToken }) => ({
    role,
    content,
    isOurs: role === 'assistant' && tokens.isOurs(replyToken, content),
  }));

/**
 * Earlier turns as the model receives them: turns that are not proven to be ours stand between marks, as a person's
 * words.
 */
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
