import type { Edit } from './edits.ts';
import { judgeQuotation } from './judge-quotation.ts';
import type { Quotation } from './quotations.ts';
import type { FoundReference } from './types.ts';

/** "The Bible says …" without a reference. */
const WHO =
  "the (?:bible|scriptures?|good book|word of god)|scripture|god[’']?s word|god|jesus|the lord|it is written";
const HOW = '(?: (?:also|clearly|himself|once|always|even))?';
const TELLS = '(?:says?|said|tells? us|teaches(?: us)?|promises(?: us)?|declares|states|that)';
const CLAIM = new RegExp(`\\b(?:${WHO})${HOW} ?${TELLS}?,?(?: that)?[,:]?\\s+`, 'gi');
const SAYS = /\b(?:says?|said|tells? us|teach(?:es)?|promises|declares|states|written)\b/i;
/** With fewer words, it is an appeal or the writer's own statement ("God says yes to you"). */
const FEWEST = 5;

/** Sayings that are often taken for verses. An example: "The Bible says God helps those who help themselves." */
const SAYINGS = [
  'helps those who help themselves',
  'next to godliness',
  'more than you can handle',
  'more than we can handle',
  'money is the root of all evil',
  'this too shall pass',
  'happens for a reason',
  'to thine own self be true',
];

/** Added after a sentence that is wrongly attributed to the Bible. */
export const NOT_THERE = ' (these words are not in the Bible)';

const isSaying = (words: string): boolean =>
  SAYINGS.some((saying) => words.toLowerCase().includes(saying));

const overlaps = (text: Quotation | FoundReference, start: number, end: number): boolean =>
  text.start < end && text.end > start;

/**
 * Looks up sentences that a text attributes to the Bible without a reference ("the Bible says …"), and marks those that
 * are not in it, not even in similar words.
 */
export const hearsayEdits = (
  text: string,
  quotations: readonly Quotation[],
  references: readonly FoundReference[],
): Edit[] =>
  [...text.matchAll(CLAIM)].flatMap((claim) => {
    if (!SAYS.test(claim[0])) return [];
    const start = claim.index + claim[0].length;
    const quotation = quotations.find((one) => one.start >= start && one.start - start <= 2);
    const sentence = /^[^.!?\n]*/.exec(text.slice(start))![0];
    const end = quotation?.end ?? start + sentence.trimEnd().length;
    if (references.some((reference) => overlaps(reference, claim.index - 40, end + 40))) return [];
    const words = quotation
      ? text.slice(quotation.innerStart, quotation.innerEnd)
      : text.slice(start, end);
    if (words.split(/\s+/).length < FEWEST) return [];
    const isThere = !isSaying(words) && judgeQuotation(words, undefined, true).kind !== 'other';
    return !isThere ? [{ start: end, end, text: NOT_THERE }] : [];
  });
