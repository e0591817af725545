import { ModelError } from '../../model/model-errors.ts';
import type { AskedPrayer, PrayerDeps } from './prayer-deps.ts';

/** Characters after which a reply is ended at the next sentence: the check may add some, 6,000 can be shared. */
const enough = 5_000;
/** A model that never ends a sentence is ended here. */
const tooMuch = 5_600;

// Neither Postgres nor a browser has a use for them.
// eslint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/**
 * Has the reply written and says it piece by piece.
 * @param onFirstWords called with the first piece: from here on the reply has a cost
 * @returns the whole text, not yet held against scripture
 */
export async function writePrayer(
  { writer, content }: Pick<PrayerDeps, 'writer' | 'content'>,
  { message, chatHistory, say }: AskedPrayer,
  given: { photo: string | undefined; signal: AbortSignal; onFirstWords: () => void },
): Promise<string> {
  content.warm();
  const request = { message, history: chatHistory, photo: given.photo };
  let text = '';
  for await (const piece of writer.write(request, given.signal)) {
    const words = piece.replaceAll(controlCharacters, '');
    if (text === '') given.onFirstWords();
    text += words;
    say(words);
    if (text.length > tooMuch || (text.length > enough && /[.!?]["”’)]?\s*$/.test(text))) break;
  }
  given.signal.throwIfAborted();
  text = text.slice(0, tooMuch).trim().toWellFormed();
  if (text === '') throw new ModelError('the reply is empty');
  return text;
}
