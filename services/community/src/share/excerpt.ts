import { takeCharacters } from '@kbf/contracts';

/** A text as one line of at most `max` characters that ends after a whole word. */
export function excerpt(text: string, max = 160): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (takeCharacters(line, max) === line) return line;
  const cut = takeCharacters(line, max - 1);
  return `${cut.replace(/\s\S*$/, '')}…`;
}
