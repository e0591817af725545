import type { CareKind, CareLanguage } from '@kbf/contracts';
import { bodyAndMind } from './body-and-mind.ts';
import { bodyNow } from './body-now.ts';
import { expandClasses } from './expand-classes.ts';
import { phraseFinder } from './phrase-finder.ts';
import { otherLanguages } from './other-languages.ts';
import type { PhraseList } from './phrase-list.ts';
import { spanish } from './spanish.ts';
import { others, suicide } from './suicide.ts';
import { violence } from './violence.ts';

/** All phrase lists, by language. When several match, the first one decides the kind. */
export const phraseLists: Readonly<Record<CareLanguage, readonly PhraseList[]>> = {
  en: [...bodyAndMind, ...bodyNow, ...suicide, ...otherLanguages, ...violence, ...others],
  es: spanish,
};

export interface Said {
  kind: CareKind;
  language: CareLanguage;
  /** The list that matched. */
  name: string;
}

const find = phraseFinder<Said>(
  Object.entries(phraseLists).map(([language, lists]) =>
    lists.map(({ name, kind, phrases }) => ({
      phrases: phrases.map(expandClasses),
      said: { name, kind, language: language as CareLanguage },
    })),
  ),
);

/** What these words say with certainty, if anything. */
export const phraseIn = (words: readonly string[]): Said | undefined => find(words);
