import { existsSync, readFileSync } from 'node:fs';

/** Lines that begin with two blanks go on with the line above them, as if they stood there. */
export const joinedLines = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll(/\n {2}(?=\+ )/g, ' ')
    .replaceAll(/\n {2}(?=\S)/g, '');

/** Words of which each must stand somewhere, in any order, or must not. */
const together = (parts: readonly string[]): string =>
  `^${parts
    .slice(0, -1)
    .map((part) =>
      part.startsWith('not ') ? `(?![^]*(?:${part.slice(4)}))` : `(?=[^]*(?:${part}))`,
    )
    .join('')}[^]*(?:${parts.at(-1)})`;

/**
 * A pattern as it stands in a text. `<a|b>`: one of these as whole words; `…`: anything that follows in the same
 * sentence; `…40`: no more than 40 characters of it; `a + b`: both, in any order; `not a + b`: `b` where `a` does not
 * stand. All else is what it is in any pattern.
 */
export const patternOf = (text: string): string => {
  const parts = text
    .replaceAll(/\(\?<(?:[=!]|\w+>)|[<>]/g, (sign) => {
      if (sign === '<') return String.raw`\b(?:`;
      return sign === '>' ? String.raw`)\b` : sign;
    })
    .replaceAll(/ ?…(\d*) ?/g, (_, most: string) => (most ? `[^.?!]{0,${most}}` : '[^.?!]*'))
    .split(' + ');
  return parts.length > 1 ? together(parts) : parts.join('');
};

/** What begins with a letter begins a word; a sign such as `$` may stand anywhere. */
export const beginningOf = (text: string): string => {
  const pattern = patternOf(text);
  return /^[\p{L}\d(]/u.test(pattern) ? `\\b(?:${pattern})` : pattern;
};

/** A pattern that takes no notice of capitals; letters of a class like `\p{Lu}` are known only to the newer kind. */
export const heardAs = (pattern: string): RegExp =>
  new RegExp(pattern, pattern.includes(String.raw`\p{`) ? 'iu' : 'i');

/** What stands on the lines that begin with a sign. */
export const linesAfter = (lines: readonly string[], sign: string): string[] =>
  lines
    .filter((line) => line.startsWith(`${sign} `))
    .map((line) => line.slice(sign.length + 1).trim());

/** The lines `~ pattern` as one: each of them is enough. */
export const anyOf = (lines: readonly string[]): RegExp | undefined => {
  const patterns = linesAfter(lines, '~').map(patternOf);
  return patterns.length > 0 ? heardAs(patterns.map((one) => `(?:${one})`).join('|')) : undefined;
};

/** Signs by their names, from a text of `# name` with lines `~ pattern` below, in their order. */
export const readSigns = (file: URL): (readonly [name: string, hears: RegExp])[] =>
  existsSync(file)
    ? `\n${joinedLines(readFileSync(file, 'utf8'))}`
        .split(/\n# /)
        .slice(1)
        .map((part) => part.split('\n'))
        .flatMap(([name = '', ...lines]) => {
          const hears = anyOf(lines);
          return hears ? [[name.trim(), hears] as const] : [];
        })
    : [];
