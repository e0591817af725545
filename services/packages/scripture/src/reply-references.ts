import { parseReferences } from './parse-references.ts';
import type { FoundReference } from './types.ts';

/** A word like a book name with chapter and verse, "Second Peter 3:9-10", but not a time of day. */
const NUMBERED = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])(?:(?:[1-3]|I{1,3}|First|Second|Third)\s+)?(\p{Lu}\p{Ll}{2,})\.?`,
    String.raw`\s+\d{1,3}:\d{1,3}(?:\s*[-–—]\s*\d{1,3})?(?![\d:]|\s*(?:[ap]\.?m\b|o['’]clock))`,
  ].join(''),
  'giu',
);
/** Capitalized words before a time or a ratio, not before a verse. */
const NO_BOOKS = new Set(
  (
    'at by around about from until till before after since to is on and or the for between starting ends begins ' +
    'monday tuesday wednesday thursday friday saturday sunday today tomorrow tonight morning noon evening daily ' +
    'january february march april may june july august september october november december page ratio score room ' +
    'step module version time gathering meeting service call study module verse chapter eastern'
  ).split(' '),
);
/** Books that other churches read as scripture. We have no text of them to compare, so they stay unchanged. */
const OTHER_BOOKS =
  /^(?:Tobit|Judith|Wisdom|Sirach|Baruch|Maccabees|Esdras|Susanna|Manasseh|Ecclesiasticus)$/;
/** Also personal names and plain words: "John 45" alone may be a man and his age. */
const ambiguousNames = [
  'Mark Acts Job Numbers Judges Ruth James John Amos Luke Matthew Daniel Joel Samuel Peter Titus Ezra Esther Jonah',
  'Micah Joshua Jude',
];
const AMBIGUOUS = new RegExp(`^(?:${ambiguousNames.join(' ').replaceAll(' ', '|')})\\b`);
const PLAIN_WORD =
  /^(?:Is|Am|He|So|Ho|Re|Ac|La|Mi|Ne|Jo|Hi|Ho|Son|Sun|Mar|Ma|Da|Lev|Wis|As|Act)\.?\s/;

/** "2,400" is one number. */
const isThousands = (text: string, start: number, end: number): boolean =>
  /(?<![\d:])\d{1,3},$/.test(text.slice(0, start)) && end - start === 3;

/** A bare number is a verse only when a list follows ("John 3:16, 18"), not in "a 501(c)(3) nonprofit". */
const isListed = (text: string, { start, end }: FoundReference): boolean =>
  !isThousands(text, start, end) &&
  /(?:[\d,;–-]|\b(?:and|or|verses?|vv?\.?))\s*$/i.test(text.slice(0, start)) &&
  /^\s*(?:[).;,\]]|$)/.test(text.slice(end));

const isReal = (text: string, found: FoundReference): boolean => {
  const written = text.slice(found.start, found.end);
  if (/^\d{1,3}$/.test(written)) return isListed(text, found);
  if (!/^(?:[1-3]\s?)?\p{Lu}/u.test(written)) return false;
  if (PLAIN_WORD.test(written) && !found.range) return false;
  if (found.hasVerse) return true;
  if (found.range) return !AMBIGUOUS.test(written) || /chap/i.test(written);
  return !AMBIGUOUS.test(written) && /^(?:[1-3]\s)?\p{L}{5,}/u.test(written);
};

const unknownBooks = (text: string, known: FoundReference[]): FoundReference[] => {
  const found: FoundReference[] = [];
  for (const match of text.matchAll(NUMBERED)) {
    const name = match[1] ?? '';
    const start = match.index;
    const end = start + match[0].length;
    const isKnown = known.some((other) => start < other.end && end > other.start);
    const isCapital = /^(?:[1-3]\s|I{1,3}\s|\p{Lu})/u.test(match[0]) && /^\p{Lu}/u.test(name);
    if (isKnown || !isCapital || NO_BOOKS.has(name.toLowerCase()) || OTHER_BOOKS.test(name))
      continue;
    found.push({
      start,
      end,
      reference: match[0],
      range: undefined,
      trimmed: false,
      hasVerse: true,
    });
  }
  return found;
};

/** References in prose: the parser's results without misread plain words, and references to books that do not exist. */
export const referencesInReply = (text: string): FoundReference[] => {
  if (!/\d/.test(text)) return [];
  const parsed = parseReferences(text);
  return [...parsed.filter((found) => isReal(text, found)), ...unknownBooks(text, parsed)].sort(
    (one, other) => one.start - other.start,
  );
};
