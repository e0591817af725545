import { normalEmail } from '@kbf/contracts';

/** Providers that ignore dots before the @, by the domain that they use for all their addresses. */
const ignoresDots: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
};

/**
 * Names the inbox of a mail address, for limits: addresses that differ only in a plus tag, in case, or in dots that
 * the provider ignores, are one inbox. Not for sending, and not for comparing owners: other providers may treat a plus
 * as part of the name. Any other text stays as it is.
 */
export function inboxOf(email: string): string {
  const address = normalEmail(email);
  const at = address.lastIndexOf('@');
  if (at < 1) return email;
  const plus = address.indexOf('+', 1);
  const name = address.slice(0, plus > 0 && plus < at ? plus : at);
  const domain = address.slice(at + 1);
  const gmail = ignoresDots[domain];
  return gmail ? `${name.replaceAll('.', '')}@${gmail}` : `${name}@${domain}`;
}
