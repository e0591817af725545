import { ModelError } from '../model/model-errors.ts';

// Neither Postgres nor a browser has a use for them.
// eslint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** Limits of a reply's length, in characters. */
export type Length = {
  /** After this many, the reply ends at the next sentence. */
  enough: number;
  /** After this many, the reply ends even within a sentence. */
  tooMuch: number;
};

/**
 * Sends a reply piece by piece, as it is written.
 * @returns the whole text, before the scripture check
 * @throws the signal's reason once that is aborted; {ModelError} when there were no words
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
