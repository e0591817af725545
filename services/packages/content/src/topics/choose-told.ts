/** A sentence of the person that may stand in the prayer. */
export interface ToldSentence {
  text: string;
  /** Which sentence of the message it is. */
  at: number;
  /** Up to which sentence it goes, where others were joined to it. */
  until?: number;
  /** Whether a plea stood before it, so that one knows who "she" is. */
  isAfterPlea: boolean;
}

/** So many words of what is told are said back; of longer messages those sentences that tell the most. */
const LONGEST_TOLD = 128;
const FEELS =
  /\b(?:i|we)(?:[’']m| am| was| just| still| really|[’']ve)? (?:love|miss|afraid|scared|ashamed|tired|angry|mad|lonely|alone|grieving|can[’']?t|cannot|couldn[’']?t|want|wish|hope|don[’']?t (?:want|know)|feel|felt|cried|cry|fear|used to|failed|promised|would (?:just )?like|would rather|[’']d like|keep)\b/i;
/** Words that need what was said before them: somebody or something they stand for. */
const LEANS =
  /^(?:(?:and|but|so|then|now|still|yet|because) )?(?:he|she|they|it|his|her|their|this|that|these|those|there|both|one of them|i (?:can[’']?t|cannot|don[’']?t|won[’']?t|didn[’']?t) \w+ (?:it|them|him|her|that))\b/i;

/** How many words a text has. */
export const wordsIn = (text: string): number => text.split(/\s+/).length;

const weightOf = ({ text, at }: ToldSentence, last: number): number => {
  let weight = at === 0 ? 3 : 0;
  if (at === last) weight += 2;
  if (FEELS.test(text)) weight += 3;
  if (/\b(?:my|our|I|we|me|us)\b/.test(text)) weight += 1;
  if (/(?<!^)(?<![.!?]\s)\b\p{Lu}\p{Ll}+/u.test(text)) weight += 1;
  if (/\d/.test(text)) weight += 1;
  if (/\b(?:\w+day|tomorrow|tonight|week)\b/i.test(text)) weight += 1;
  return weight;
};

/** Sentences that belong together: one that says "she", with the one that says who she is. */
const chainsOf = (told: readonly ToldSentence[]): ToldSentence[][] => {
  const chains: ToldSentence[][] = [];
  for (const one of told) {
    const chain = chains.at(-1);
    const before = chain?.at(-1);
    if (
      chain &&
      before &&
      (before.until ?? before.at) === one.at - 1 &&
      !one.isAfterPlea &&
      LEANS.test(one.text)
    )
      chain.push(one);
    // Who "she" is was not said back: the sentence would hang in the air.
    else if (one.isAfterPlea || one.at === 0 || !LEANS.test(one.text) || chains.length > 0)
      chains.push([one]);
  }
  return chains;
};

const lengthOf = (chain: readonly ToldSentence[]): number =>
  chain.reduce((sum, { text }) => sum + wordsIn(text), 0);

/** The sentences that are said back, in their order: all of them when there is room; never "she" without who she is. */
export const chooseTold = (all: readonly ToldSentence[]): string[] => {
  const told = all.filter((one, at) => all.findIndex(({ text }) => text === one.text) === at);
  const last = told.at(-1)?.at ?? 0;
  const chains = chainsOf(told);
  const worth = (chain: readonly ToldSentence[]): number =>
    Math.max(...chain.map((one) => weightOf(one, last)));
  const chosen: ToldSentence[] = [];
  let length = 0;
  const take = (part: readonly ToldSentence[]): boolean => {
    if (length + lengthOf(part) > LONGEST_TOLD) return false;
    length += lengthOf(part);
    chosen.push(...part);
    return true;
  };
  for (const chain of chains.toSorted((a, b) => worth(b) - worth(a) || a[0]!.at - b[0]!.at)) {
    // A chain that is too long is told from its beginning.
    if (!take(chain)) for (const one of chain) if (!take([one])) break;
  }
  return chosen.sort((one, other) => one.at - other.at).map(({ text }) => text);
};
