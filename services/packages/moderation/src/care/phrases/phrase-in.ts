import type { CareKind, CareLanguage } from '@kbf/contracts';
import { bodyAndMind } from './body-and-mind.ts';
import { firstWordsOf, phraseOf, standsAt, type Phrase } from './match-phrase.ts';
import type { PhraseList } from './phrase-list.ts';
import { spanish } from './spanish.ts';
import { others, suicide } from './suicide.ts';
import { violence } from './violence.ts';

/** All phrase lists, by language; where several fit a text, the first one names the kind. */
export const phraseLists: Readonly<Record<CareLanguage, readonly PhraseList[]>> = {
  en: [...bodyAndMind, ...suicide, ...violence, ...others],
  es: spanish,
};

export interface Said {
  kind: CareKind;
  language: CareLanguage;
  /** The list that recognised it. */
  name: string;
}

interface Entry {
  phrase: Phrase;
  said: Said;
  /** Earlier lists go before later ones. */
  rank: number;
}

/** The phrases that may begin with a word, so that a text is not held against all of them at each of its words. */
const beginningWith = new Map<string, Entry[]>();
Object.entries(phraseLists).forEach(([language, lists]) =>
  lists.forEach(({ name, kind, phrases }, rank) => {
    const said = { name, kind, language: language as CareLanguage };
    for (const phrase of phrases.map(phraseOf))
      for (const word of firstWordsOf(phrase)) {
        const entries = beginningWith.get(word) ?? [];
        entries.push({ phrase, said, rank });
        beginningWith.set(word, entries);
      }
  }),
);

/** What these words say beyond doubt, if anything. */
export function phraseIn(words: readonly string[]): Said | undefined {
  let best: Entry | undefined;
  words.forEach((word, at) => {
    for (const entry of beginningWith.get(word) ?? [])
      if ((!best || entry.rank < best.rank) && standsAt(words, at, entry.phrase)) best = entry;
  });
  return best?.said;
}
