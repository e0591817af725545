import { site } from '@kbf/contracts/site';

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
