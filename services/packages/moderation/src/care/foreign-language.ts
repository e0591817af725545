import { detectAll } from 'tinyld/light';
import { languageOfSmallWords } from './small-words.ts';
import type { Spelling } from './spelling.ts';

const fewestWords = 3;
/** With this share of English words a text is English, whatever the rest is. */
const englishShare = 0.5;
/** Below this share a text is foreign, whatever the detector says. */
const foreignShare = 0.3;
/** The detector's confidence, 0 to 1; below this value the answer is a guess. */
const sure = 0.1;
/** Letters that the detector reads; more would be slow. */
const readLetters = 300;
const latin = /\p{Script=Latin}/u;

/**
 * The language of a text that is not in English, as two letters or `und`; undefined for English and for texts that are
 * too short. Names and single foreign words do not make a text foreign.
 */
export function foreignLanguageOf(
  text: string,
  words: readonly string[],
  { isKnown }: Spelling,
): string | undefined {
  const letters = words.filter((word) => !word.startsWith('0'));
  const isOtherScript = letters.length > 0 && letters.every((word) => !latin.test(word));
  if (letters.length < fewestWords && !isOtherScript) return undefined;
  const held = languageOfSmallWords(letters);
  if (held) return held;
  const english = letters.filter(isKnown).length / letters.length;
  if (english >= englishShare) return undefined;
  const [found] = detectAll(text.slice(0, readLetters));
  const isSure = found !== undefined && found.accuracy >= sure;
  if (english < foreignShare) return found && found.lang !== 'en' ? found.lang : 'und';
  return isSure && found.lang !== 'en' ? found.lang : undefined;
}

/** Word beginnings for suicide in many languages. */
const suicideIn = [
  'suicid',
  'suizid',
  'selbstmord',
  'samob',
  'самоуб',
  'zelfmoord',
  'intihar',
  '自杀',
  '自殺',
  '자살',
];
/** With more words around it, the context tells what is meant: a course, or a loss long ago. */
const fewAround = 3;

/**
 * Whether a text is little more than a word for suicide, or contains one that is not English (“suicider”). No model
 * knows what is meant, and its punctuation (“suicide!!!”) must not decide.
 */
export const namesSuicide = (words: readonly string[], { isKnown }: Spelling): boolean =>
  // The abbreviation also means kilometers, but not when it is the whole text.
  (words.length === 1 && words[0] === 'kms') ||
  words.some(
    (word) =>
      suicideIn.some((stem) => word.startsWith(stem)) &&
      (words.length <= fewAround || !isKnown(word)),
  );
