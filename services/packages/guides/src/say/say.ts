import { site } from '@kbf/contracts/site';
import { insideQuotes, passage } from '@kbf/scripture';

const always: Readonly<Record<string, string>> = {
  mail: site.contactEmail,
  hours: String(site.contributionReplyHours),
  weekly: `${site.gatherings.weekly.weekday}s at 6:30 PM Eastern time`,
};

/** What may stand in braces in every written text. */
export const alwaysFilled: readonly string[] = Object.keys(always);

/** Fills the placeholders of a written text. Never called with words of a person. */
export const fill = (text: string, more: Readonly<Record<string, string>> = {}): string =>
  text.replaceAll(/\{([a-z]+)\}/g, (found, name: string) => more[name] ?? always[name] ?? found);

/** Paragraphs, without those that are empty. */
export const joined = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part.trim() !== '').join('\n\n');

/** A verse exactly as it stands, with its reference; undefined for one that does not exist. */
export function quoteVerse(reference: string): string | undefined {
  const found = passage(reference);
  if (!found) return undefined;
  const inside = insideQuotes(found.text);
  const ended = (inside.includes('‘') ? inside : inside.replace(/(?<=[.!?,;:])\s*’\s*$/, ''))
    .trim()
    .replaceAll(/ {2,}/g, ' ')
    .replace(/[,;:—–-]{1,3}$/, '.');
  return `“${ended}” (${found.reference}, ${found.translation})`;
}
