/** A gap of an answer, once filled; undefined when nothing is known for it. */
export type Known = (name: string) => string | undefined;

interface Piece {
  text: string;
  end: number;
}

/** What stands between the brace at `from` and the one that closes it. */
const inside = (text: string, from: number): Piece => {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return { text: text.slice(from + 1, at), end: at + 1 };
  }
  throw new Error(`a brace is not closed: ${text.slice(from, from + 40)}`);
};

const mentions = (words: string, told: string): boolean =>
  words.split('/').some((word) => new RegExp(`\\b${word.trim()}`, 'i').test(told));

const gap = (body: string, known: Known, told: string): string => {
  const condition = /^([+?!-])([^:]+):\s?([^]*)$/.exec(body);
  if (condition) {
    const [, sign, name = '', text = ''] = condition;
    const holds =
      sign === '+'
        ? known(name) !== undefined
        : sign === '-'
          ? known(name) === undefined
          : mentions(name, told) === (sign === '?');
    return holds ? fill(text, known, told) : '';
  }
  const [name = '', ...other] = body.split('|');
  return known(name) ?? fill(other.join('|'), known, told);
};

const filled = (text: string, known: Known, told: string): string => {
  let out = '';
  let at = 0;
  while (at < text.length) {
    if (text[at] !== '{') {
      out += text[at];
      at += 1;
      continue;
    }
    const piece = inside(text, at);
    out += gap(piece.text, known, told);
    at = piece.end;
  }
  return out;
};

/**
 * Fills the gaps of an answer: `{name|else}`; `{+name: text}` only when it is known and `{-name: text}` only when not;
 * `{?one/other: text}` only when the person used one of the words and `{!one/other: text}` only when not. Gaps may stand in gaps.
 */
export function fill(text: string, known: Known, told: string): string {
  return filled(text, known, told);
}

/** Puts right what gaps leave behind: blanks before a stop, small letters that begin a sentence. */
export const tidy = (text: string): string =>
  text
    .replaceAll(/:? ?\(?“”\)?/g, '')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ (?=[,.;:?!](?:\s|$))/g, '')
    .replaceAll(/^ | $/gm, '')
    .replaceAll(
      /(?<!\b(?:would|could|can|will|may|might|should|does|did|do|must|let) )\b(she|he) (give|handle|ask|hear|say|need|want|pay)(?=[ ?.,])/g,
      '$1 $2s',
    )
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/\s{1,9}”/g, '”')
    .trim()
    .replaceAll(/(?<=^|\n\n|[^\d][.?!] )(\p{Ll})(?=\p{L}* )/gu, (letter) => letter.toUpperCase());

/** The longest stretch of an answer without gaps: by it one sees whether it was said. */
export const fixedPart = (text: string): string => {
  let depth = 0;
  let part = '';
  const parts: string[] = [];
  for (const sign of text) {
    if (sign === '{') depth += 1;
    if (depth === 0 && sign !== '\n') part += sign;
    else {
      parts.push(part);
      part = '';
    }
    if (sign === '}') depth -= 1;
  }
  return [...parts, part]
    .map((one) => one.trim())
    .filter((one) => !one.startsWith('> '))
    .reduce((longest, one) => (one.length > longest.length ? one : longest), '');
};
