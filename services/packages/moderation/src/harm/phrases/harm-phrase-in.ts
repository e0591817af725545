import type { FilterReason } from '@kbf/contracts';
import { firstWordsOf, phraseOf, standsAt, type Phrase } from '../../care/phrases/match-phrase.ts';
import { elsewhere } from './elsewhere.ts';
import type { HarmPhraseList } from './harm-phrase-list.ts';
import { sellingAndScams } from './selling-and-scams.ts';
import { violenceAndContempt } from './violence-and-contempt.ts';

/** All phrase lists, by subject. */
export const harmPhraseLists: readonly HarmPhraseList[] = [
  ...violenceAndContempt,
  ...sellingAndScams,
  ...elsewhere,
];

interface Entry {
  phrase: Phrase;
  list: HarmPhraseList;
}

/** The phrases by their first word, so that a text is not compared with all phrases at each word. */
const beginningWith = new Map<string, Entry[]>();
for (const list of harmPhraseLists)
  for (const phrase of list.phrases.map(phraseOf))
    for (const word of firstWordsOf(phrase))
      beginningWith.set(word, [...(beginningWith.get(word) ?? []), { phrase, list }]);

/** The lists that match these words. */
export function harmPhrasesIn(words: readonly string[]): HarmPhraseList[] {
  const found = new Set<HarmPhraseList>();
  words.forEach((word, at) => {
    for (const { phrase, list } of beginningWith.get(word) ?? [])
      if (!found.has(list) && standsAt(words, at, phrase)) found.add(list);
  });
  return [...found];
}

/** Reasons from the phrase lists not to publish these words at once. */
export const phraseReasons = (words: readonly string[]): FilterReason[] => [
  ...new Set(harmPhrasesIn(words).map(({ reason }) => reason)),
];
