import { applyEdits, type Edit } from './edits.ts';
import { hearsayEdits } from './hearsay.ts';
import { inOtherWords, insideMarks } from './in-other-words.ts';
import { judgeQuotation, within, type Judgement } from './judge-quotation.ts';
import { passageOf } from './passage.ts';
import { findQuotations, type Quotation } from './quotations.ts';
import { referenceBeside } from './reference-beside.ts';
import { removeReference } from './remove-reference.ts';
import { referencesInReply } from './reply-references.ts';
import type { CheckedReply, FoundReference } from './types.ts';
import { findUnmarked } from './unmarked.ts';

const LABEL =
  /^(\s{0,9}[,([]?\s{0,9})(NIV|ESV|NLT|NKJV|KJV|WEB|NASB|MSG|CSB|AMP|NRSV|RSV|ASV|GNT|CEV|NCV)\b/;

/** A translation named after a reference must match the quoted words. */
const relabel = (text: string, reference: FoundReference, translation: string): Edit[] => {
  const label = LABEL.exec(text.slice(reference.end));
  if (!label || label[2] === translation) return [];
  const start = reference.end + label[1]!.length;
  return [{ start, end: start + label[2]!.length, text: translation }];
};

const quotationEdits = (
  text: string,
  quotation: Quotation,
  judged: Judgement,
  reference: FoundReference | undefined,
): Edit[] => {
  const { innerStart: start, innerEnd: end } = quotation;
  if (judged.kind === 'ignored') return [];
  if (judged.kind === 'other') return [inOtherWords(text, quotation)];
  const { passage, range } = judged;
  const words =
    judged.kind === 'exact' ? text.slice(start, end) : insideMarks(passage.text, text, quotation);
  const edits: Edit[] = [{ start, end, text: words, link: { passage, quoted: true } }];
  if (!reference) return edits;
  if (!reference.range || !within(range, reference.range)) {
    edits.push({ start: reference.start, end: reference.end, text: passage.reference });
  }
  return [...edits, ...relabel(text, reference, passage.translation)];
};

const referenceEdit = (text: string, reference: FoundReference): Edit[] => {
  const { start, end, range } = reference;
  const passage = range && (passageOf(range, 'WEB') ?? passageOf(range, 'KJV'));
  if (!passage) return [removeReference(text, start, end)];
  // A verse does not confirm a sum or promise that is attached to it.
  if (hangsPromise(text, reference)) return [removeReference(text, start, end)];
  if (!reference.hasVerse) return [];
  const words = reference.trimmed ? passage.reference : text.slice(start, end);
  return [{ start, end, text: words, link: { passage, quoted: false } }];
};

/**
 * Checks a model's finished reply against the exact text: links quotations of scripture, corrects them to WEB or marks
 * them as a paraphrase, and removes references that do not exist. Replies without scripture are returned unchanged.
 */
export const checkReply = (text: string): CheckedReply => {
  const references = referencesInReply(text);
  const quotations = findQuotations(text);
  const edits: Edit[] = [];
  for (const quotation of [...quotations, ...findUnmarked(text, quotations, references)]) {
    const inside = references.find(
      (found) => found.start > quotation.innerStart && found.end <= quotation.innerEnd,
    );
    const reference = inside ?? referenceBeside(text, quotation, references);
    if (quotation.kind === 'loose' && !reference) continue;
    const innerEnd = inside
      ? text
          .slice(0, inside.start)
          .trimEnd()
          .replace(/[\s(—–-]{1,40}$/, '').length
      : quotation.innerEnd;
    const judged = judgeQuotation(text.slice(quotation.innerStart, innerEnd), reference);
    edits.push(...quotationEdits(text, { ...quotation, innerEnd }, judged, reference));
  }
  for (const reference of references) edits.push(...referenceEdit(text, reference));
  edits.push(...hearsayEdits(text, quotations, references));
  return applyEdits(text, edits);
};

/** Sums, multiples and guarantees that no verse gives. */
const PROMISES = [
  /[$€£]\s?\d/,
  /\b\d[\d,.]* (?:dollars|euros|pounds)\b/i,
  /\b(?:ten|hundred|thousand|\d+)[- ]?fold\b|\b\d+ times (?:over|as much|what)\b/i,
  /\bguarantee[sd]?\b|\bwithin \d+ (?:hours|days|weeks|months)\b/i,
  /\b(?:will|shall) (?:surely )?(?:make|get|become) (?:you |us )?(?:rich|wealthy|debt[- ]free)\b/i,
  /\byou(?:r \w+)? (?:will|shall) (?:surely )?(?:be (?:cured|healed)|double|triple)\b/i,
  /\byou (?:will|shall) (?:surely )?get the (?:job|loan|money|contract)\b/i,
];
const AGAINST = /\b(?:not|no|never|nowhere|neither|isn[’']?t|doesn[’']?t|don[’']?t|without)\b/i;

/** Whether a sentence with a bare reference states a sum or guarantee as if the verse said so. */
const hangsPromise = (text: string, { start, end }: FoundReference): boolean => {
  const from = Math.max(text.lastIndexOf('. ', start), text.lastIndexOf('\n', start)) + 1;
  const stop = /[.!?](?:\s|$)|\n/.exec(text.slice(end));
  const sentence = text.slice(from, stop ? end + stop.index : text.length);
  if (/[“”"]/.test(sentence) || AGAINST.test(sentence)) return false;
  return PROMISES.some((promise) => promise.test(sentence));
};
