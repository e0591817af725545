// The entry for the browser: no model, no files.
import { emailSpans } from './rules/email-spans.ts';
import { phoneSpans } from './rules/phone-spans.ts';
import { addressSpans } from './rules/private-details.ts';

/** A private detail of the writer in a public text, from `start` up to `end`. */
export interface OwnDetail {
  kind: 'phone' | 'email' | 'address' | 'sum';
  start: number;
  end: number;
}

const sums =
  /[$€£] ?\d[\d.,]{0,15}(?: (?:million|thousand))?|\b\d[\d.,]{0,15} (?:dollars|euros|pounds|usd)\b/gi;

/** A full stop or comma after a sum ends the sentence. */
const sumSpans = (text: string): (readonly [number, number])[] =>
  [...text.matchAll(sums)].map(({ 0: sum, index }) => [
    index,
    index + sum.replace(/[.,]{1,9}$/, '').length,
  ]);

const finders = {
  email: emailSpans,
  phone: phoneSpans,
  address: addressSpans,
  sum: sumSpans,
} as const;

/** No input field accepts more. */
const longest = 24_000;

/** The phone numbers, email addresses, street addresses and sums of a text, in order, without overlaps. */
export function ownDetailsIn(text: string): OwnDetail[] {
  const read = text.slice(0, longest);
  const found = Object.entries(finders)
    .flatMap(([kind, spansIn]) =>
      spansIn(read).map(([start, end]) => ({ kind: kind as OwnDetail['kind'], start, end })),
    )
    .sort((one, other) => one.start - other.start || other.end - one.end);
  const apart: OwnDetail[] = [];
  for (const detail of found) if (detail.start >= (apart.at(-1)?.end ?? 0)) apart.push(detail);
  return apart;
}

/** The text with "…" in place of its details. */
export function withoutOwnDetails(text: string): string {
  let left = '';
  let from = 0;
  for (const { start, end } of ownDetailsIn(text)) {
    left += `${text.slice(from, start)}…`;
    from = end;
  }
  return left + text.slice(from);
}
