import type { Edit } from './edits.ts';
import { insideQuotes } from './inside-quotes.ts';
import type { Quotation } from './quotations.ts';

const capitalNames =
  'God|Jesus|Christ|Lord|LORD|Yahweh|Spirit|Holy|Father|Son|Savior|David|Paul|Peter|Israel|Moses|Abraham';
/** "I" and names keep their capital in the middle of a sentence. */
const KEEPS_CAPITAL = new RegExp(`^(?:I|I['’]\\w+|${capitalNames})\\b`);

/** The exact words to replace a quotation that differs, adapted to the marks around it. */
export const insideMarks = (verse: string, text: string, quotation: Quotation): string =>
  /[“"«„]/.test(text[quotation.start] ?? '') ? insideQuotes(verse) : verse;

/** Removes the quotation marks from words that are not a verse, and says that they are a paraphrase. */
export const inOtherWords = (text: string, quotation: Quotation): Edit => {
  const { start, end } = quotation;
  const startsSentence = /(?:^|[.!?]["”’)]{0,9}\s{1,9}|\n\s{0,9})$/.test(text.slice(0, start));
  let words = text.slice(quotation.innerStart, quotation.innerEnd).trim();
  if (!KEEPS_CAPITAL.test(words)) words = words.charAt(0).toLowerCase() + words.slice(1);
  // The sentence ends after the reference, not before it.
  if (/^\s*[(—–]/.test(text.slice(end))) words = words.replace(/[.,;]{1,9}$/, '');
  // After a word it is set between commas, including its own first one.
  const gap = /[\p{L}\p{N})]( ?)$/u.exec(text.slice(0, start));
  if (gap) return { start: start - gap[1]!.length, end, text: `, in other words, ${words}` };
  return { start, end, text: `${startsSentence ? 'In' : 'in'} other words, ${words}` };
};
