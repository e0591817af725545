import { insideQuotes } from '../scripture/inside-quotes.ts';
import type { Passage } from '../scripture/types.ts';

/** The pieces of a reply, in order; `spare` are more lines for a prayer that is too short. */
export interface ReplyParts {
  opening: string;
  lead: string;
  address: string;
  prayer: string[];
  spare: readonly string[];
  close: string;
  verseLead: string;
  verse: Passage;
  step: string;
  question: string;
}

const SHORTEST = 122;
const LONGEST = 216;

const wordsIn = (text: string): number => text.split(/\s+/).length;

/** A verse between quotation marks, with its reference. */
export const quoteVerse = ({ text, reference, translation }: Passage): string =>
  `“${insideQuotes(text)}” (${reference}, ${translation})`;

const lowerFirst = (line: string): string =>
  /^(?:I|God|Jesus|Lord|Christ)\b/.test(line) ? line : line.charAt(0).toLowerCase() + line.slice(1);

const render = (parts: ReplyParts, ending: string): string => {
  const [first = '', ...rest] = parts.prayer;
  const prayer = [`${parts.address} ${lowerFirst(first)}`, ...rest, parts.close].join(' ');
  return [
    parts.opening,
    parts.lead,
    prayer,
    `${parts.verseLead} ${quoteVerse(parts.verse)}`,
    ending,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
};

/** Puts the pieces together within the length of a reply: a step besides the question when there is room, never too much prayer. */
export const assemble = (parts: ReplyParts): string => {
  const endings = [`${parts.step}\n\n${parts.question}`.trim(), parts.question];
  for (const ending of endings) {
    const text = render(parts, ending);
    if (wordsIn(text) <= LONGEST && wordsIn(text) >= SHORTEST) return text;
  }
  const spare = parts.spare.find((line) => !parts.prayer.includes(line));
  if (spare && wordsIn(render(parts, parts.question)) < SHORTEST) {
    return assemble({ ...parts, prayer: [...parts.prayer, spare] });
  }
  if (parts.prayer.length > 2 && wordsIn(render(parts, parts.question)) > LONGEST) {
    return assemble({ ...parts, spare: [], prayer: parts.prayer.toSpliced(1, 1) });
  }
  return render(parts, parts.question);
};
