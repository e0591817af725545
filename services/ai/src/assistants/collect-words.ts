import { ModelError } from '../model/model-errors.ts';

// Neither Postgres nor a browser has a use for them.
// eslint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** How long a reply may become, in characters. */
export type Length = {
  /** After these it is ended at the next sentence. */
  enough: number;
  /** A model that never ends a sentence is ended here. */
  tooMuch: number;
};

/**
 * Says a reply piece by piece, as it is written.
 * @returns the whole text, not yet held against scripture
 * @throws the signal's reason once that is aborted; {ModelError} when nothing was said
 */
export async function collectWords(
  words: AsyncIterable<string>,
  given: {
    length: Length;
    signal: AbortSignal;
    say: (text: string) => void;
  },
): Promise<string> {
  const { length, signal, say } = given;
  let text = '';
  for await (const raw of words) {
    const piece = raw.replaceAll(controlCharacters, '');
    text += piece;
    say(piece);
    if (text.length > length.tooMuch) break;
    if (text.length > length.enough && /[.!?]["”’)]?\s*$/.test(text)) break;
  }
  signal.throwIfAborted();
  text = text.slice(0, length.tooMuch).trim().toWellFormed();
  if (text === '') throw new ModelError('the reply is empty');
  return text;
}
