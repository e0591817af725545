import type { ChatReply } from '@kbf/contracts';
import type { Deps } from '../../deps.ts';
import type { Assistant } from '../assistant.ts';
import type { ModelCall } from '../../model/model.ts';
import { withoutSigns } from '../../care/care-sign.ts';
import { collectWords } from '../collect-words.ts';
import { chatMessages } from './chat-messages.ts';
import type { AskedChat } from './chat-question.ts';

/** The reply comes back as history, whose entries have at most 6,000 characters; the scripture check may add some. */
const length = { enough: 4_000, tooMuch: 4_600 } as const;

type WrittenChat = Pick<ChatReply, 'message' | 'passages' | 'source' | 'library'>;

/**
 * Lets the model write the reply and sends it piece by piece. Without a model, sends a written answer of the library at
 * once.
 * @param call `onAsked` is called when a provider was asked: from here on the reply has a cost
 */
export async function writeChat(
  { model, guides }: Pick<Deps, 'model' | 'guides'>,
  assistant: Assistant,
  { questionId, hear, say, ...question }: AskedChat,
  call: ModelCall,
): Promise<WrittenChat> {
  const { signal } = call;
  if (!model) {
    const { guide } = assistant;
    const { message, history } = question;
    const answer = await guides.answer({ guide, message, history, questionId });
    signal.throwIfAborted();
    say(answer.message);
    return { ...answer, source: 'guide' };
  }
  const words = model.write(chatMessages(assistant, question, model.contextCharacters), call);
  const text = await collectWords(withoutSigns(words, hear), { signal, length, say });
  return { ...(await guides.check(text)), source: 'model' };
}
