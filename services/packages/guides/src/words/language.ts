import { detectAll } from 'tinyld/light';
import { stemOf, wordsOf } from './stems.ts';

export type Language = 'en' | 'es' | 'other';

const LEAST_WORDS = 3;
/** As much of a text as the detector reads: it takes its time with more. */
const READ_LETTERS = 300;
/**
 * The detector is often wrong about short and mistyped English. So a text is English all the same when as
 * many of its words stand in the ways that the guides know.
 */
const KNOWN: Readonly<Record<Exclude<Language, 'en'>, number>> = { es: 0.7, other: 0.5 };
const latin = /\p{Script=Latin}/u;

/**
 * The language of a text, by detection; 'en' also for what is too short to say.
 * @param isKnown whether a word stem is frequent in what the guides understand
 */
export function languageOf(text: string, isKnown: (stem: string) => boolean): Language {
  if (/\p{L}/u.test(text) && !latin.test(text)) return 'other';
  const words = wordsOf(text.slice(0, READ_LETTERS)).flat();
  if (words.length < LEAST_WORDS) return 'en';
  const [best] = detectAll(text.slice(0, READ_LETTERS));
  if (!best || best.lang === 'en') return 'en';
  const language = best.lang === 'es' ? 'es' : 'other';
  const known = words.filter((word) => isKnown(stemOf(word))).length;
  return known / words.length < KNOWN[language] ? language : 'en';
}
