/**
 * What a search compares, on both sides: lower case (through upper case, as "ß" is "SS" there) and one way of writing
 * every character. Done here and not by the
 * database, whose idea of lower case depends on where it was set up.
 */
export const normalized = (text: string): string =>
  text.normalize('NFKC').toUpperCase().toLowerCase();

/**
 * Everything of a submission that the search looks through. The number also in digits alone, as nobody types the rest.
 */
export function searchTextOf(submission: {
  fullName: string;
  email: string;
  phone: string | null;
  message: string;
}): string {
  const { fullName, email, phone, message } = submission;
  const digits = phone?.replaceAll(/\D/g, '');
  return normalized([fullName, email, phone, digits, message].filter(Boolean).join('\n'));
}
