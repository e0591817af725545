import { emailSpans } from './emails.ts';
import { phoneSpans } from './phones.ts';

/** The shortest number without its country code. A local number without its area could be another person's. */
const shortestNational = 8;
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

function isSamePhone(written: string, own: string): boolean {
  const digits = digitsOf(written).replace(/^0+/, '');
  return digits.length >= shortestNational && digitsOf(own).endsWith(digits);
}

/** The text with "…" in place of these phone numbers and e-mail addresses. All others stay. */
export function withoutOwn(text: string, own: readonly string[]): string {
  if (own.length === 0) return text;
  const emails = new Set(own.map((one) => one.toLowerCase()));
  const phones = own.filter((one) => one.startsWith('+'));
  const found = [
    ...emailSpans(text).filter((span) => emails.has(text.slice(...span).toLowerCase())),
    ...phoneSpans(text).filter((span) =>
      phones.some((phone) => isSamePhone(text.slice(...span), phone)),
    ),
  ];
  return found
    .sort(([one], [other]) => other - one)
    .reduce((left, [start, end]) => `${left.slice(0, start)}…${left.slice(end)}`, text);
}
