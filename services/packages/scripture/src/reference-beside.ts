import type { Quotation } from './quotations.ts';
import type { FoundReference } from './types.ts';

const leadWords =
  "from|in|see|cf\\.?|found|as|of|we|read|according|to|says|the|book|that(?:’|')?s|is|comes";
/** Text that may stand between a quotation and its reference: “…”, as we read in (John 3:16). */
const AFTER = new RegExp(
  `^[\\s,.;:!?—–\\-(*_>~]{0,40}(?:(?:${leadWords})\\s{1,9}){0,12}[(*_]{0,9}$`,
  'i',
);
const sayingWords = [
  'says? said saying reminds? tells? promises? reads? teach(?:es)? writes? wrote declares? encourages? invites?',
  'speaks? puts states? assures? gives? offers? where calls? words? prayed prays sings cries asks? commands? urges?',
];
/** Text that introduces a quotation: John 3:16 reminds us that “…”. */
const SAYS = new RegExp(`\\b(?:${sayingWords.join(' ').replaceAll(' ', '|')})\\b`, 'i');
const PUNCTUATION =
  /^[\s,)\]*_—–\-:>(]*(?:(?:NIV|ESV|NLT|NKJV|KJV|WEB|NASB|MSG|CSB|AMP)[\s)\],:*_—–-]*)?$/;

const before = (
  text: string,
  quotation: Quotation,
  references: FoundReference[],
): FoundReference | undefined => {
  const reference = references.findLast((candidate) => candidate.end <= quotation.start);
  if (!reference) return undefined;
  const gap = text.slice(reference.end, quotation.start);
  if (gap.length > 110 || /[“”"]|\n\s*\n/.test(gap)) return undefined;
  if (PUNCTUATION.test(gap)) return reference;
  return !/[.!?]\s/.test(gap) && (SAYS.test(gap) || gap.trimEnd().endsWith(':'))
    ? reference
    : undefined;
};

const after = (
  text: string,
  quotation: Quotation,
  references: FoundReference[],
): FoundReference | undefined => {
  const reference = references.find((candidate) => candidate.start >= quotation.end);
  if (!reference) return undefined;
  const gap = text.slice(quotation.end, reference.start);
  return gap.length <= 45 && AFTER.test(gap) ? reference : undefined;
};

/** The reference of a quotation: in parentheses or after a dash behind it, else before it ("… says, “…”"). */
export const referenceBeside = (
  text: string,
  quotation: Quotation,
  references: FoundReference[],
): FoundReference | undefined => {
  const behind = after(text, quotation, references);
  const gap = behind ? text.slice(quotation.end, behind.start) : '';
  // Directly after the quotation, it belongs to it; if it is further away, one before takes precedence.
  if (behind && /^[\s.,;!?]*[(—–\-[]/.test(gap)) return behind;
  return before(text, quotation, references) ?? behind;
};
