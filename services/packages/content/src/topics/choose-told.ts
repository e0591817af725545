/** A sentence of the person that may stand in the prayer. */
export interface ToldSentence {
  text: string;
  /** Which sentence of the message it is. */
  at: number;
  /** Whether a plea stood before it, so that one knows who "she" is. */
  isAfterPlea: boolean;
}

/** So many words of what is told are said back; of longer messages those sentences that tell the most. */
const LONGEST_TOLD = 105;
const FEELS =
  /\b(?:i|we)(?:[’']m| am| was| just| still| really|[’']ve)? (?:love|miss|afraid|scared|ashamed|tired|angry|mad|lonely|alone|grieving|can[’']?t|cannot|couldn[’']?t|want|wish|hope|don[’']?t (?:want|know)|feel|felt|cried|cry|fear|used to|failed|promised|would (?:just )?like|would rather|[’']d like|keep)\b/i;

/** How many words a text has. */
export const wordsIn = (text: string): number => text.split(/\s+/).length;

const weightOf = ({ text, at, isAfterPlea }: ToldSentence, last: number): number => {
  let weight = at === 0 ? 3 : 0;
  if (at === last) weight += 2;
  if (FEELS.test(text)) weight += 3;
  if (/\b(?:my|our|I|we|me|us)\b/.test(text)) weight += 1;
  if (/(?<!^)(?<![.!?]\s)\b\p{Lu}\p{Ll}+/u.test(text)) weight += 1;
  if (/\d/.test(text)) weight += 1;
  if (/\b(?:\w+day|tomorrow|tonight|week)\b/i.test(text)) weight += 1;
  // Who "she" is has to be said before.
  if (!isAfterPlea && at > 0 && /^(?:he|she|his|her|this|that)\b/i.test(text)) weight -= 1;
  return weight;
};

/** The sentences that are said back, in their order: all of them when there is room. */
export const chooseTold = (told: readonly ToldSentence[]): string[] => {
  const last = told.at(-1)?.at ?? 0;
  const chosen: ToldSentence[] = [];
  let length = 0;
  for (const one of told.toSorted((a, b) => weightOf(b, last) - weightOf(a, last) || a.at - b.at)) {
    if (length + wordsIn(one.text) > LONGEST_TOLD) continue;
    length += wordsIn(one.text);
    chosen.push(one);
  }
  return chosen.sort((one, other) => one.at - other.at).map(({ text }) => text);
};
