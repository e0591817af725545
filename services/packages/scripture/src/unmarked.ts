import type { Quotation } from './quotations.ts';
import type { FoundReference } from './types.ts';

const SHORTEST = 12;

const quotationAt = (text: string, start: number, end: number): Quotation | undefined => {
  const raw = text.slice(start, end);
  const innerStart = start + /^[\s*_:>]*/.exec(raw)![0].length;
  const innerEnd = start + raw.replace(/[\s*_(—–-]{1,40}$/, '').length;
  if (innerEnd - innerStart < SHORTEST) return undefined;
  return { start: innerStart, end: innerEnd, innerStart, innerEnd, kind: 'loose' };
};

/**
 * Verses without marks on the line of their reference: "Proverbs 16:3: Commit …" and "Commit … — Proverbs 16:3". Only
 * the text between the reference and the end (or start) of the line.
 */
export const findUnmarked = (
  text: string,
  marked: Quotation[],
  references: FoundReference[],
): Quotation[] =>
  references.flatMap((reference) => {
    const lineStart = text.lastIndexOf('\n', reference.start - 1) + 1;
    const nextBreak = text.indexOf('\n', reference.end);
    const lineEnd = nextBreak === -1 ? text.length : nextBreak;
    if (marked.some((quotation) => quotation.start < lineEnd && quotation.end > lineStart))
      return [];
    const lead = text.slice(lineStart, reference.start);
    const tail = text.slice(reference.end, lineEnd);
    const label =
      /^(?:\s{0,9}[([]?(?:WEB|KJV|NIV|ESV|NLT)[)\]]?)?\s{0,9}[*_]{0,9}\s{0,9}(?::|[—–]|-\s)/.exec(
        tail,
      );
    if (/^[\s*_>•\-\d.]*$/.test(lead) && label) {
      return quotationAt(text, reference.end + label[0].length, lineEnd) ?? [];
    }
    if (
      /[—–-]\s{0,9}[*_]{0,9}$/.test(lead) &&
      /^[\s.)*_]{0,20}(?:\([A-Z]{1,9}\))?[\s.*_]{0,20}$/.test(tail)
    ) {
      return quotationAt(text, lineStart, reference.start) ?? [];
    }
    return [];
  });
