import { detectAll } from 'tinyld/light';
import { stemsBySentence } from './stems.ts';

export type Language = 'en' | 'es' | 'other';

const LEAST_WORDS = 3;
/** As much of a text as the detector reads: it takes its time with more. */
const READ_LETTERS = 300;
/** The detector is often wrong about short English. A text is English when this share of its words is known. */
const KNOWN = { es: 0.7, other: 0.5 } as const;

/**
 * The language of a text, by detection; 'en' also for a text that is too short to say.
 * @param isKnown whether a word stem is frequent in the ways that the guides understand
 */
export function languageOf(text: string, isKnown: (stem: string) => boolean): Language {
  if (/\p{L}/u.test(text) && !/\p{Script=Latin}/u.test(text)) return 'other';
  const read = text.slice(0, READ_LETTERS);
  const stems = stemsBySentence(read).flat();
  if (stems.length < LEAST_WORDS) return 'en';
  const detected = detectAll(read)[0]?.lang ?? 'en';
  if (detected === 'en') return 'en';
  const language = detected === 'es' ? 'es' : 'other';
  return stems.filter(isKnown).length / stems.length < KNOWN[language] ? language : 'en';
}
