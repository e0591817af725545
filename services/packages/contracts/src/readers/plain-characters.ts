/** Invisible characters: direction marks, soft hyphens, joiners, byte order marks. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** The same characters in the width of East Asian letters, and their small forms. */
const wide = /[\uFE50-\uFE6B\uFF01-\uFF5E\u{1D7CE}-\u{1D7FF}]/gu;
const digit = /\p{Nd}/gu;
const isDigit = /^\p{Nd}$/u;
/** Every dash and the minus sign; in a number also the Japanese long vowel mark, which looks like a dash. */
const dash = /[\p{Pd}\u2212]|(?<=\d\s?)\u30FC/gu;
const blank = /[\s\p{Z}\u0085\u2800]+/gu;

/** The ten digits of a script follow each other, so the distance to its zero is the value. */
function asciiDigit(character: string): string {
  const code = character.codePointAt(0)!;
  let value = 0;
  while (value < 9 && isDigit.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/**
 * Typed or pasted text with the characters of a keyboard: digits of all scripts as 0 to 9, every dash as "-", every run
 * of blanks as one space, nothing invisible.
 */
export const plainCharacters = (text: string): string =>
  text
    .replaceAll(unseen, '')
    .replaceAll(wide, (character) => character.normalize('NFKC'))
    .replaceAll(digit, asciiDigit)
    .replaceAll(dash, '-')
    .replaceAll(blank, ' ')
    .trim();

/** The text without these characters at its ends. */
export function withoutEdges(text: string, { start = '', end }: { start?: string; end: string }) {
  let [from, to] = [0, text.length];
  while (from < to && start.includes(text[from]!)) from += 1;
  while (to > from && end.includes(text[to - 1]!)) to -= 1;
  return text.slice(from, to);
}
