/**
 * Normalizes both sides of a search: lower case (through upper case, as "ß" is "SS" there) and one form of every
 * character. Done here because the database's lower case depends on its locale.
 */
export const normalized = (text: string): string =>
  text.normalize('NFKC').toUpperCase().toLowerCase();

/**
 * The searchable text of a submission. It contains the number also as digits only, because that is how people type it.
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
