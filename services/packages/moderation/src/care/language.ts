import type { CareKind, CareLanguage } from '@kbf/contracts';
import { detectAll } from 'tinyld/light';
import { languageOfSmallWords } from './small-words.ts';
import type { Spelling } from './spelling.ts';

const fewestWords = 3;
/** As many of its words make a text English, whatever the rest is. */
const englishShare = 0.5;
/** With so few, a text is foreign whatever the detector takes it for. */
const foreignShare = 0.3;
/** The detector's own measure, 0 to 1; below it the answer is a guess. */
const sure = 0.1;
/** As much of a text as the detector reads; it takes its time with more. */
const readLetters = 300;
const latin = /\p{Script=Latin}/u;

/**
 * The language of a text that is not in English, as two letters or `und`; nothing for English and for what is too short to
 * say. Names and single foreign words do not make a text foreign.
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

/** The help texts that somebody who writes in that language reads. */
export const careLanguageOf = (language: string | undefined): CareLanguage =>
  language === 'es' ? 'es' : 'en';

/** Beginnings of words that tell the kind of danger in many languages. */
const cognates: readonly (readonly [CareKind, readonly string[]])[] = [
  [
    'suicide',
    [
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
    ],
  ],
  ['overdose', ['sobredosis', 'overdos', 'uberdosis', 'surdose', 'intoxic', 'envenen', 'передоз']],
  [
    'assault',
    [
      'violacion',
      'violada',
      'violaron',
      'violentat',
      'vergewaltig',
      'estupr',
      'stupr',
      'изнасил',
      'gwalt',
    ],
  ],
  [
    'partner-violence',
    ['maltrat', 'mishandel', 'golpe', 'espanc', 'frappe', 'schlagt', 'бьет', 'picchia'],
  ],
  [
    'forced-labour',
    ['pasaport', 'passaport', 'passeport', 'esclav', 'escrav', 'sklav', 'паспорт', 'reisepass'],
  ],
  ['emergency', ['infarto', 'infarct', 'infarkt', 'инфаркт', 'ambulanc', 'скорую']],
  ['voices', ['voces', 'vozes', 'голоса']],
];

/** The kind that a word of a foreign text names, where one does. */
export const cognateKind = (words: readonly string[]): CareKind | undefined =>
  cognates.find(([, stems]) =>
    words.some((word) => stems.some((stem) => word.startsWith(stem))),
  )?.[0];

const suicideIn = cognates.find(([kind]) => kind === 'suicide')![1];
/** More words around it tell by themselves what is meant: a course, a loss of long ago. */
const fewAround = 3;

/**
 * Whether a text names suicide by a word that is not English (“suicider”), or says hardly anything else: no model knows
 * what is meant, and its marks (“suicide!!!”) must not decide.
 */
export const namesSuicide = (words: readonly string[], { isKnown }: Spelling): boolean =>
  // The abbreviation means kilometers, too, but not where nothing else is said.
  (words.length === 1 && words[0] === 'kms') ||
  words.some(
    (word) =>
      suicideIn.some((stem) => word.startsWith(stem)) &&
      (words.length <= fewAround || !isKnown(word)),
  );
