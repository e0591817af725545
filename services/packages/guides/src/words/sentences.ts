import type { Wording } from '../data/phrases.ts';
import { inEnglish } from './wording.ts';

export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const pictures =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f|[\u{E0020}-\u{E007F}]/gu;
/** Dots that end no sentence: "Dr. Ames", "8.5". */
const titles = /\b(Mr|Mrs|Ms|Dr|Rev|Fr|St|Sr|Jr)\.(?= )|(?<=\d)\.(?=\d)|\b([ap]\.m)\.(?= \p{Ll})/gu;
const DOT = '\u0001';

/** Capitals all the way are loudness, not meaning. */
function calm(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const loud = text.match(/\p{Lu}/gu)?.length ?? 0;
  return letters > 12 && loud > letters * 0.7 ? text.toLowerCase() : text;
}

/** A message in whole sentences, its shorthand written out: fit to be repeated. */
export function sentencesIn(message: string, wording: Wording = inEnglish()): string[] {
  const starts = wording.pattern(
    String.raw`(?<=[\p{L}\d]),? (?:{joins} )?(?={plea-starts} )`,
    'giu',
  );
  const noise = wording.pattern(String.raw`,? ?(?<!\p{L}){noise}(?!\p{L})`, 'giu');
  return wording
    .written('shorthand', calm(message).replaceAll(pictures, '').replaceAll(noise, ''))
    .replaceAll(/(?:\.\.\.|…)\s+(?=\p{Ll})/gu, ' ')
    .replaceAll(titles, (found) => found.replace(/\.$/, DOT))
    .split(/(?<=[.!?…])["”’)]*\s+|\n+|(?<=[!?])(?=\p{Lu})/u)
    .flatMap((sentence) => splitAtPlea(sentence, starts, wording))
    .map((sentence) => sentence.replaceAll(DOT, '.').replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => /\p{L}{2}/u.test(sentence));
}

const LEAST_BEFORE = 3;

/** "Finals in 9 days, please pray I pass" is two sentences, "I need you to please pray" is one. */
function splitAtPlea(sentence: string, starts: RegExp, wording: Wording): string[] {
  for (const { index, 0: found } of sentence.matchAll(starts)) {
    const before = sentence.slice(0, index);
    const last = before.split(' ').at(-1)!;
    if (wordCount(before) >= LEAST_BEFORE && !wording.has('no-end', last, 'begin'))
      return [before, sentence.slice(index + found.length)];
  }
  return [sentence];
}

/** A sentence with a capital in front, without loose marks, and one mark behind. */
export function asWhole(text: string): string {
  const open = text.lastIndexOf('(');
  const bare = (open > text.lastIndexOf(')') ? text.slice(0, open) : text)
    .replaceAll(/["“”„{}<>*_#]/g, '')
    .replaceAll(/ +(?=[,.;:!?])/g, '')
    .replace(/^[\s,;:–—-]+/, '')
    .replace(/[\s.!?,;:…–—-]{1,40}$/, '');
  const end = /\?["”’)]*$/.test(text.trim()) ? '?' : '.';
  return bare === '' ? '' : `${bare.charAt(0).toUpperCase()}${bare.slice(1)}${end}`;
}
