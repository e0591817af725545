import { firstWordsOf, phraseOf, standsAt, type Phrase } from './match-phrase.ts';

type Entry<Said> = {
  phrase: Phrase;
  said: Said;
  /** Earlier lists go before later ones. */
  rank: number;
};

/** One list: its phrases, with the words of their classes, and what they say. */
export type PhrasesThatSay<Said> = { phrases: readonly string[]; said: Said };

/**
 * What finds the first of several lists that a text fits. Each word is only held against the phrases that may begin
 * with it, not against all.
 * @param lists lists of several languages beside each other: the first of each goes before the second of any
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
