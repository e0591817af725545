type Step = 'gap' | 'number' | ReadonlySet<string>;
export type Phrase = readonly Step[];

/** How many words a `*` can match at most: few, so that a phrase costs the same at every word of a text. */
const widestGap = 3;
/** Numbers as they appear after reading a text: only their length is kept. */
const numberWords = ['0', '00', '000', '0000'];

function stepOf(part: string): Step {
  if (part === '*') return 'gap';
  if (part === '#') return 'number';
  return new Set(part.split('|').flatMap((word) => (word === '#' ? numberWords : word)));
}

/** @param phrase with the words of its classes, not their names */
export const phraseOf = (phrase: string): Phrase => phrase.split(' ').map(stepOf);

/** The possible first words of a phrase. @throws when it can start with any word */
export function firstWordsOf([first]: Phrase): readonly string[] {
  if (first === undefined || first === 'gap') throw new Error('a phrase begins with a word');
  return first === 'number' ? numberWords : [...first];
}

const fits = (step: Step, word: string | undefined): boolean =>
  word !== undefined &&
  (step === 'number' ? word.startsWith('0') : step !== 'gap' && step.has(word));

/** Whether a phrase matches at one position of a text. */
export function standsAt(words: readonly string[], at: number, phrase: Phrase, step = 0): boolean {
  const wanted = phrase[step];
  if (wanted === undefined) return true;
  if (wanted !== 'gap') return fits(wanted, words[at]) && standsAt(words, at + 1, phrase, step + 1);
  for (let skipped = 0; skipped <= widestGap; skipped += 1)
    if (standsAt(words, at + skipped, phrase, step + 1)) return true;
  return false;
}

export const isSaidIn = (words: readonly string[], phrase: Phrase): boolean =>
  words.some((_, at) => standsAt(words, at, phrase));
