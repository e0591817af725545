import { foldText, normalEmail } from '@kbf/contracts';
import type { ProvenContacts } from '@kbf/contracts/internal';
import { digitsOf, numberDigits } from './phone-digits.ts';

export type Sent = { email: string; phone: string | null; createdAt: Date };

/** Returns true if the text is this number, with or without the country code. */
function isWrittenAs(phone: string | null, proven: string): boolean {
  const [written, whole] = [digitsOf(phone), digitsOf(proven)];
  return written === whole || (written.length >= numberDigits && whole.endsWith(written));
}

const wasTheirs = ({ until }: { until: string | null }, { createdAt }: Sent) =>
  until === null || createdAt <= new Date(until);

/** Returns true if a form names an address that the person has proven, now or earlier. */
export const namesEmail = (sent: Sent, { emails }: Pick<ProvenContacts, 'emails'>): boolean =>
  emails.some((one) => normalEmail(sent.email) === normalEmail(one.value) && wasTheirs(one, sent));

/** The same for a number. It may have a different owner today. */
export const namesPhone = (sent: Sent, { phones }: Pick<ProvenContacts, 'phones'>): boolean =>
  phones.some((one) => isWrittenAs(sent.phone, one.value) && wasTheirs(one, sent));

export const numberOf = ({ phone }: Pick<Sent, 'phone'>) => digitsOf(phone).slice(-numberDigits);

/** Search texts that match every form with these contacts or those of the person's own forms, and perhaps others. */
export const tracesOf = (own: readonly Sent[], { emails, phones }: ProvenContacts): string[] => [
  ...own.map(({ email }) => foldText(email)),
  ...emails.map(({ value }) => foldText(value)),
  ...phones.map(({ value }) => digitsOf(value).slice(-numberDigits)),
];
