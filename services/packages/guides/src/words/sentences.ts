import { english } from '../data/wording.ts';

export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const pictures =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f/gu;
/** Dots that end no sentence: "Dr. Ames", "8.5". */
const innerDots =
  /(?<=\b(?:Mr|Mrs|Ms|Dr|Rev|Fr|St|Sr|Jr))\.(?= )|(?<=\d)\.(?=\d)|(?<=\b[ap]\.m)\.(?= \p{Ll})/gu;
const DOT = '\u0001';
/** "Finals in 9 days, please pray I pass" is two sentences, "I need you to please pray" is one. */
const BEFORE_PLEA = String.raw`(?<=\S \S+ \S+)(?<!(?<!\p{L}){no-end}),? (?:{joins} )?(?={plea-starts} )`;
/** Capitals all the way are loudness, not meaning. */
const calm = (text: string): string => (/\p{Ll}/u.test(text) ? text : text.toLowerCase());

/** A message in whole sentences, its shorthand written out: fit to be repeated. */
export const sentencesIn = (message: string, wording = english): string[] =>
  wording
    .replaced('shorthand', calm(message).replaceAll(pictures, ''))
    .replaceAll(wording.pattern(String.raw`,? ?(?<!\p{L}){noise}(?!\p{L})`, 'giu'), '')
    .replaceAll(/(?:\.\.\.|…)\s+(?=\p{Ll})/gu, ' ')
    .replaceAll(innerDots, DOT)
    .split(/(?<=[.!?…])["”’)]*\s+|\n+|(?<=[!?])(?=\p{Lu})/u)
    .flatMap((sentence) => sentence.split(wording.pattern(BEFORE_PLEA)))
    .map((sentence) => sentence.replaceAll(DOT, '.').replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => /\p{L}{2}/u.test(sentence));

/** A sentence with a capital in front, without loose marks, and one mark behind. */
export function asWhole(text: string): string {
  const open = text.lastIndexOf('(');
  const bare = (open > text.lastIndexOf(')') ? text.slice(0, open) : text)
    .replaceAll(/["“”„{}<>*_#]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.;:!?])/g, '')
    .replace(/^[\s,;:–—-]+/, '')
    .replace(/[\s.!?,;:…–—-]{1,40}$/, '');
  return bare === '' ? '' : `${bare.charAt(0).toUpperCase()}${bare.slice(1)}.`;
}
