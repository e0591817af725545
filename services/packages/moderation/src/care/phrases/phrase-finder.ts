import { firstWordsOf, phraseOf, standsAt, type Phrase } from './match-phrase.ts';

type Entry<Said> = {
  phrase: Phrase;
  said: Said;
  /** Earlier lists take precedence. */
  rank: number;
};

/** One list: its phrases, with the words of their classes, and their result. */
export type PhrasesThatSay<Said> = { phrases: readonly string[]; said: Said };

/**
 * Makes a function that finds the first of several lists that matches a text. Each word is compared only with phrases
 * that can start with it.
 * @param lists lists of several languages in parallel: the first list of each language precedes the second list of any
 */
export function phraseFinder<Said>(lists: readonly (readonly PhrasesThatSay<Said>[])[]) {
  const beginningWith = new Map<string, Entry<Said>[]>();
  for (const language of lists)
    language.forEach(({ phrases, said }, rank) => {
      for (const phrase of phrases.map(phraseOf))
        for (const word of firstWordsOf(phrase)) {
          const entries = beginningWith.get(word) ?? [];
          entries.push({ phrase, said, rank });
          beginningWith.set(word, entries);
        }
    });
  return (words: readonly string[]): Said | undefined => {
    let best: Entry<Said> | undefined;
    words.forEach((word, at) => {
      for (const entry of beginningWith.get(word) ?? [])
        if ((!best || entry.rank < best.rank) && standsAt(words, at, entry.phrase)) best = entry;
    });
    return best?.said;
  };
}
