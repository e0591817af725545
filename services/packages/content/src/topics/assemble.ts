import { insideQuotes } from '../scripture/inside-quotes.ts';
import type { Passage } from '../scripture/types.ts';

/** The pieces of a reply, in order. */
export interface ReplyParts {
  opening: string;
  lead: string;
  address: string;
  /** Words of the person themselves, at the head of the prayer. They stay whatever must give way. */
  given: readonly string[];
  prayer: string[];
  close: string;
  verseLead: string;
  /** None where somebody wished for none. */
  verse: Passage | undefined;
  step: string;
  question: string;
}

const LONGEST = 274;
/** Who tells much gets a longer reply: their own words are a part of it. */
const MUCH = 24;

const wordsIn = (text: string): number => text.split(/\s+/).length;

/** A verse that breaks off within a sentence, or closes what it did not open, ends with a full stop all the same. */
const wellEnded = (verse: string): string =>
  (verse.includes('‘') ? verse : verse.replace(/(?<=[.!?,;:])\s*’\s*$/, ''))
    .trim()
    .replace(/[,;:—–-]{1,3}$/, '.');

/** A verse between quotation marks, with its reference. */
export const quoteVerse = ({ text, reference, translation }: Passage): string =>
  `“${wellEnded(insideQuotes(text))}” (${reference}, ${translation})`;

/** Words that may lose their capital behind an address; a name may not. */
const PLAIN_START =
  /^(?:my|our|we|us|the|this|that|these|those|there|he|she|they|it|his|her|their|you|your|today|tonight|tomorrow|yesterday|since|after|before|when|where|while|if|every\w*|some\w*|no\w*|a|an|both|all|last|next|one|two|three|moved|lost|got|tired|give|be|let|in|on|at|for|from|with|single|baby|safe|both|most|many|so|as|go|stay|keep|hold|come|take|show|teach|bless|thank|lead|guard|guide|put|bring|heal|make|help|open|lift|carry|watch|what\w*|who\w*|how|only|unless|quiet|answer|send|free|provide|remember|hear|calm|ease|do|fill|restore|protect|prepare|comfort|strengthen|forgive|rebuild|destroy|undo|meet|close|order|lend|pray|move|and|then|but|nobody|not|long|sit|soften|begin|stand|speak|set|leave|coffee|papers|nothing|break|fill|walls|stop|find|turn|steady|bridge|lengthen|receive|cover)\b/i;

const lowerFirst = (line: string): string =>
  PLAIN_START.test(line) ? line.charAt(0).toLowerCase() + line.slice(1) : line;

const render = (parts: ReplyParts, ending: string): string => {
  const [first = '', ...rest] = [...parts.given, ...parts.prayer];
  const begins = parts.address.endsWith(',') ? lowerFirst(first) : first;
  const prayer = [`${parts.address} ${begins}`, ...rest, parts.close].join(' ');
  return [
    parts.opening,
    parts.lead,
    prayer,
    parts.verse ? `${parts.verseLead} ${quoteVerse(parts.verse)}` : '',
    ending,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
};

/** Puts the pieces together within the length of a reply: a step besides the question when there is room, never too much prayer. */
export const assemble = (parts: ReplyParts): string => {
  const longest = LONGEST + Math.max(0, wordsIn(parts.given.join(' ')) - MUCH);
  for (const ending of [`${parts.step}\n\n${parts.question}`.trim(), parts.question]) {
    const text = render(parts, ending);
    if (wordsIn(text) <= longest) return text;
  }
  return parts.prayer.length > (parts.given.length > 0 ? 1 : 2)
    ? assemble({ ...parts, prayer: parts.prayer.slice(0, -1) })
    : render(parts, parts.question);
};
