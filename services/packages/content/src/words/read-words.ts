import { rightSpelling } from './spellings.ts';

/** A sentence of a message as its words and their stems. */
export interface Sentence {
  /** Words in lower case, apostrophes dropped, one space between and around. */
  plain: string;
  stems: Set<string>;
}

const HELPERS = 'can|could|do|does|did|has|have|had|will|would|should|may';
const FILLERS = '(?: about| my| the| a| an| so| really| just){0,2}';
/** "Not my health", and not "I can not pay" or "he is not calling": there the verb tells of the trouble. */
const NEGATION = new RegExp(
  `(?<!\\b(?:${HELPERS}) )\\b(?:not(?! \\w+ing\\b)|isnt|is not|wasnt|no longer|arent|never)${FILLERS} (\\w+)`,
  'g',
);
/** "Money is not the problem", "the kids are fine". */
const NO_PROBLEM =
  '(?:is|are|was) (?:not|never) (?:the|my|our|a) (?:problem|issue|concern|question)';
const IS_FINE = '(?:is|are) (?:fine|good|great|okay|ok|(?:going|doing) well)';
const SOLVED = new RegExp(`\\b(\\w+) ${NO_PROBLEM}\\b|\\b(\\w+) ${IS_FINE}\\b`, 'g');

/** A word without its common endings: enough to bring "worries" and "worried" together. */
export const stemOf = (word: string): string => {
  if (word.length <= 4) return word.replace(/(?<=\w{3})s$/, '');
  const bare = word.replace(/(?:ies|ied)$/, 'y').replace(/(?:ing|edly|ed|es|s|ly)$/, '');
  return bare.replace(/(\w)\1$/, '$1').replace(/e$/, '');
};

/** Stems that a sentence names only to set aside: "it is not my health", "work is going well". */
const setAside = (plain: string): Set<string> => {
  const aside = new Set<string>();
  for (const pattern of [NEGATION, SOLVED]) {
    for (const match of plain.matchAll(pattern)) aside.add(stemOf(match[1] ?? match[2] ?? ''));
  }
  return aside;
};

/** The sentences of a message, made ready for matching. */
export const readSentences = (message: string): Sentence[] =>
  rightSpelling(message.toLowerCase())
    .replaceAll(/[’'`]/g, '')
    .split(/[.!?;\n]+/)
    .map((sentence) => sentence.replaceAll(/[^\p{L}\p{N}-]+/gu, ' ').trim())
    .filter((sentence) => sentence !== '')
    .map((words) => {
      const aside = setAside(words);
      const stems = words
        .split(/[\s-]+/)
        .map(stemOf)
        .filter((stem) => !aside.has(stem));
      return { plain: ` ${words} `, stems: new Set(stems) };
    });
