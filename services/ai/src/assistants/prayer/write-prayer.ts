import type { Deps } from '../../deps.ts';
import type { ModelCall } from '../../model/model.ts';
import { withoutSigns } from '../../care/care-sign.ts';
import { collectWords } from '../collect-words.ts';
import { readHistory } from '../history.ts';
import type { AskedPrayer } from './asked-prayer.ts';

/** The check against scripture may add some; 6,000 can be shared. */
const length = { enough: 5_000, tooMuch: 5_600 } as const;

/**
 * Has the reply written and says it piece by piece, without the model's signs of danger, which `hear` is told.
 * @param given `onAsked` is called when a provider was asked: from here on the reply has a cost
 * @returns the whole text, not yet held against scripture
 */
export async function writePrayer(
  { writer, content, replyTokens }: Pick<Deps, 'writer' | 'content' | 'replyTokens'>,
  { message, chatHistory, actor, hear, say }: AskedPrayer,
  given: ModelCall & { photo: string | undefined },
): Promise<string> {
  // The guide needs the thread itself: it would stand behind the loading.
  if (writer.source === 'model') content.warm();
  const { photo, ...call } = given;
  const history = readHistory(chatHistory, replyTokens);
  const words = writer.write({ message, history, photo, actor }, call);
  return await collectWords(withoutSigns(words, hear), { length, signal: call.signal, say });
}
