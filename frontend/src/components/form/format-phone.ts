import { dialedDigits, splitExtension, tidyPhone } from '@kbf/contracts';

/**
 * Formats a phone number while typing (specification section 5): `(xxx) xxx-xxxx` for up to 10 digits, `+digits` for
 * more. A leading plus is kept from the first digit on, so that international numbers do not jump. No separator is at
 * the end, so that backspace always deletes a digit. No digit is cut: a number that is too long is refused with words.
 */
export function formatPhone(input: string): string {
  const tidy = tidyPhone(input);
  const { extension } = splitExtension(tidy);
  const digits = dialedDigits(tidy);
  if (digits.startsWith('+')) return digits + extension;
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (!area) return '';
  if (!exchange) return `(${area}`;
  return `(${area}) ${exchange}${line ? `-${line}` : ''}${extension}`;
}

/** The caret position in `formatted` after this many digits. */
export function caretAfterDigits(formatted: string, digits: number): number {
  let seen = 0;
  for (let index = 0; index < formatted.length; index += 1) {
    if (seen === digits && index > 0) return index;
    if (/\d/.test(formatted.charAt(index))) seen += 1;
  }
  return formatted.length;
}
