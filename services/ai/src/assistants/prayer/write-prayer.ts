import type { Deps } from '../../deps.ts';
import { collectWords } from '../collect-words.ts';
import type { AskedPrayer } from './asked-prayer.ts';

/** The check against scripture may add some; 6,000 can be shared. */
const length = { enough: 5_000, tooMuch: 5_600 } as const;

/**
 * Has the reply written and says it piece by piece.
 * @param given `onFirstWords` is called with the first piece: from here on the reply has a cost
 * @returns the whole text, not yet held against scripture
 */
export async function writePrayer(
  { writer, content }: Pick<Deps, 'writer' | 'content'>,
  { message, chatHistory, say }: AskedPrayer,
  given: { photo: string | undefined; signal: AbortSignal; onFirstWords: () => void },
): Promise<string> {
  // The guide needs the thread itself: it would stand behind the loading.
  if (writer.source === 'model') content.warm();
  const { photo, signal, onFirstWords } = given;
  const words = writer.write({ message, history: chatHistory, photo }, signal);
  return await collectWords(words, { length, signal, say, onFirstWords });
}
