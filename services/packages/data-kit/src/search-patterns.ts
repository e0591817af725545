import { foldText, readPhone } from '@kbf/contracts';

/** Fewer digits are no part of a phone number that anybody would look for. */
const fewestDigits = 3;

/**
 * What a folded text contains if it matches a search: the folded words, or the digits of a phone number in any
 * notation. Escaped for Prisma's `contains`.
 */
export function searchPatterns(search: string): string[] {
  const digits = readPhone(search)?.replaceAll(/\D/g, '').replace(/^0+/, '') ?? '';
  const words = escapeLike(foldText(search));
  return digits.length < fewestDigits ? [words] : [words, digits];
}

/** Escapes a text for a LIKE pattern. Prisma's `contains` needs it too. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
