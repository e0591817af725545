import { insideQuotes, passage } from '@kbf/scripture';

/** A verse exactly as it stands, with its reference; undefined for one that does not exist. */
export function quoteVerse(reference: string): string | undefined {
  const found = passage(reference);
  if (!found) return undefined;
  const inside = insideQuotes(found.text);
  const ended = (inside.includes('‘') ? inside : inside.replace(/(?<=[.!?,;:])\s*’\s*$/, ''))
    .trim()
    .replace(/[,;:—–-]{1,3}$/, '.');
  return `“${ended}” (${found.reference}, ${found.translation})`;
}
