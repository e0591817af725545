import type { Deps } from '../../deps.ts';
import type { Assistant } from '../assistant.ts';
import type { ModelCall } from '../../model/model.ts';
import { withoutSigns } from '../../care/care-sign.ts';
import { collectWords } from '../collect-words.ts';
import { pacedWords } from '../paced-words.ts';
import { chatMessages } from './chat-messages.ts';
import type { AskedChat } from './chat-question.ts';

/** A reply comes back as history, of which an entry has 6,000 characters at most; the check may add some. */
const length = { enough: 4_000, tooMuch: 4_600 } as const;

/**
 * Has the model write the reply, or the built-in guide when there is none, and says it piece by piece.
 * @param call `onAsked` is called when a provider was asked: from here on the reply has a cost
 * @returns the whole text, not yet held against scripture
 */
export async function writeChat(
  { model, content, config }: Pick<Deps, 'model' | 'content' | 'config'>,
  assistant: Assistant,
  asked: AskedChat,
  call: ModelCall,
): Promise<string> {
  // A guide needs the thread itself: it would stand behind the loading.
  if (model) content.warm();
  const { message, history, context, hear, say } = asked;
  const question = { message, history, ...(context ? { context } : {}) };
  const words = model
    ? model.write(chatMessages(assistant, question), call)
    : pacedWords(
        content.ask(assistant.task, question, asked.actor),
        config.GUIDE_PACE_MS,
        call.signal,
      );
  return await collectWords(withoutSigns(words, hear), { signal: call.signal, length, say });
}
