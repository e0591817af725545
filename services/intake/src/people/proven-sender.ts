import { foldText, normalEmail } from '@kbf/contracts';
import type { ProvenContacts } from '@kbf/contracts/internal';
import { digitsOf, numberDigits } from './phone-digits.ts';

type Sent = { email: string; phone: string | null; createdAt: Date };

/** Returns true if the text is this number, with or without the country code. */
function isWrittenAs(phone: string | null, proven: string): boolean {
  const [written, whole] = [digitsOf(phone), digitsOf(proven)];
  return written === whole || (written.length >= numberDigits && whole.endsWith(written));
}

const wasTheirs = ({ until }: { until: string | null }, { createdAt }: Sent) =>
  until === null || createdAt <= new Date(until);

/**
 * Returns true if a form came from a number or an address that the person has proven, now or earlier. A number may have
 * a different owner today.
 */
export const isFromProven = (sent: Sent, { emails, phones }: ProvenContacts): boolean =>
  emails.some(
    (one) => normalEmail(sent.email) === normalEmail(one.value) && wasTheirs(one, sent),
  ) || phones.some((one) => isWrittenAs(sent.phone, one.value) && wasTheirs(one, sent));

/** Search texts that match every such form, and perhaps others. */
export const tracesOf = ({ emails, phones }: ProvenContacts): string[] => [
  ...emails.map(({ value }) => foldText(value)),
  ...phones.map(({ value }) => digitsOf(value).slice(-numberDigits)),
];
