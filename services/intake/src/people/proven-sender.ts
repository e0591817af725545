import type { ProvenContacts } from '@kbf/contracts/internal';
import { normalized } from '../submissions/search-text.ts';
import { digitsOf, numberDigits } from './phone-digits.ts';

type Sent = { email: string; phone: string | null; createdAt: Date };

/** Whether a number was written as this one: whole, or without the code of its country. */
function isWrittenAs(phone: string | null, proven: string): boolean {
  const [written, whole] = [digitsOf(phone), digitsOf(proven)];
  return written === whole || (written.length >= numberDigits && whole.endsWith(written));
}

const wasTheirs = ({ until }: { until: string | null }, { createdAt }: Sent) =>
  until === null || createdAt <= new Date(until);

/**
 * Whether a form came from a number or an address that somebody has proven, while it was theirs or before: whose a
 * number is now may be somebody else.
 */
export const isFromProven = (sent: Sent, { emails, phones }: ProvenContacts): boolean =>
  emails.some((one) => normalized(sent.email) === normalized(one.value) && wasTheirs(one, sent)) ||
  phones.some((one) => isWrittenAs(sent.phone, one.value) && wasTheirs(one, sent));

/** What the text of the search has of every such form, and perhaps of others. */
export const tracesOf = ({ emails, phones }: ProvenContacts): string[] => [
  ...emails.map(({ value }) => normalized(value)),
  ...phones.map(({ value }) => digitsOf(value).slice(-numberDigits)),
];
