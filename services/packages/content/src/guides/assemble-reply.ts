import { quoteVerse } from '../topics/assemble.ts';
import type { Passage } from '../scripture/types.ts';

/** The pieces of a reply, in order. All but the opening, the first advice and the question may be left out. */
export interface GuideParts {
  opening: string;
  /** What the person filled in themselves, taken up; may be empty. */
  own: string;
  /** What was made for this very message; may be empty. Where it is long, it stands instead of advice. */
  made: string;
  /** As many as fit, the most fitting first. */
  advice: readonly string[];
  verse: { lead: string; passage: Passage } | undefined;
  step: string;
  question: string;
}

/** Words of a reply. */
export const shortest = 80;
export const longest = 200;

const wordsIn = (text: string): number => text.split(/\s+/).length;

/** With so much made for the message, advice would only be in the way. */
const MUCH = 60;

const render = (parts: GuideParts, advice: number, withVerse: boolean): string =>
  [
    [parts.opening, parts.own].filter((part) => part !== '').join(' '),
    parts.made,
    ...(wordsIn(parts.made) > MUCH ? [] : parts.advice.slice(0, advice)),
    withVerse && parts.verse ? `${parts.verse.lead} ${quoteVerse(parts.verse.passage)}` : '',
    parts.step,
    parts.question,
  ]
    .filter((part) => part !== '')
    .join('\n\n');

/** Enough to be of use, not more than one reads in a minute. */
const comfortable = 120;

/** Puts the pieces together within the length of a reply. @returns the text, and whether the verse found room */
export const assembleReply = (parts: GuideParts): { text: string; hasVerse: boolean } => {
  const withVerse = parts.verse !== undefined && wordsIn(render(parts, 1, true)) <= longest;
  let text = render(parts, 1, withVerse);
  for (let advice = 2; advice <= parts.advice.length; advice += 1) {
    if (wordsIn(text) >= comfortable) break;
    const longer = render(parts, advice, withVerse);
    if (wordsIn(longer) > longest) break;
    text = longer;
  }
  return { text, hasVerse: withVerse };
};
