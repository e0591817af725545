/** First and last name, as rows of people have them. */
type Named = { firstName: string; lastName: string };

export const fullNameOf = ({ firstName, lastName }: Named): string =>
  `${firstName} ${lastName}`.trim();

/** A name as one writes it in a form, as first and last: the last word is the last name. */
export function splitName(fullName: string): Named {
  const words = fullName.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}
