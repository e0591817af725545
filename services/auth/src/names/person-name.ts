/** First and last name, as stored in a person's row. */
type Named = { firstName: string; lastName: string };

export const fullNameOf = ({ firstName, lastName }: Named): string =>
  `${firstName} ${lastName}`.trim();

/** Splits a name from a form into first and last name: the last word is the last name. */
export function splitName(fullName: string): Named {
  const words = fullName.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}
