import { inEnglish } from '../words/wording.ts';

const single: readonly (readonly [RegExp, string])[] = [
  [/\b[Ww]e are\b/g, 'I am'],
  [/\b[Ww]e were\b/g, 'I was'],
  [/\b[Ww]e\b(?!’)/g, 'I'],
  [/\bus\b/g, 'me'],
  [/\bourselves\b/g, 'myself'],
  [/\bour\b/g, 'my'],
  [/\bOur\b/g, 'My'],
  [/\bours\b/g, 'mine'],
];

/** A line of a prayer as one person prays it alone: "us" becomes "me", unless the line speaks of several. */
export const asOne = (line: string): string =>
  inEnglish().has('several', line)
    ? line
    : single.reduce((text, [from, to]) => text.replaceAll(from, to), line);
