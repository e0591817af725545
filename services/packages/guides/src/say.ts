import { site } from '@kbf/contracts/site';
import { insideQuotes, passage } from '@kbf/scripture';

/**
 * Picks one after another, always in the same way for the same seed. `fresh` avoids choices that were said before.
 * The small generator (mulberry32) gives variety to readers; it is not for secrets.
 */
export function pickerFor(seed: number = Math.random() * 2 ** 32) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const one = <Choice>(choices: readonly Choice[]): Choice =>
    choices[Math.floor(next() * choices.length)]!;
  return {
    one,
    fresh: (choices: readonly string[], said: string): string => {
      const left = choices.filter((choice) => !said.includes(choice));
      return one(left.length > 0 ? left : choices);
    },
    shuffled: <Choice>(choices: readonly Choice[]): Choice[] =>
      choices
        .map((choice) => ({ choice, order: next() }))
        .toSorted((first, second) => first.order - second.order)
        .map(({ choice }) => choice),
  };
}

const always: Readonly<Record<string, string>> = {
  mail: site.contactEmail,
  hours: String(site.contributionReplyHours),
  weekly: `${site.gatherings.weekly.weekday}s at 6:30 PM Eastern time`,
};

/** The names that may stand in braces in every written text. */
export const alwaysFilled: readonly string[] = Object.keys(always);

/** Fills the placeholders of a written text. Never called with words of a person. */
export const fill = (text: string, more: Readonly<Record<string, string>> = {}): string =>
  text.replaceAll(/\{([a-z]+)\}/g, (found, name: string) => more[name] ?? always[name] ?? found);

/** Paragraphs, without those that are empty. */
export const joined = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part?.trim()).join('\n\n');

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
