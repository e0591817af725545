import type { Finding, Source } from './sources.ts';
import { holdsTexts } from './texts.ts';

const longestLine = 120;
/** Counts characters, also those outside of the basic plane, as one each. */
const tooLong = new RegExp(`^.{${longestLine + 1}}`, 'u');
const longestFile = 250;

/** Lines over 120 characters. Prettier breaks code before; what is left are comments and strings. */
export function longLines({ path, text }: Source): Finding[] {
  if (holdsTexts(path)) return [];
  const numbers = text
    .split('\n')
    .flatMap((line, index) => (tooLong.test(line) ? [index + 1] : []));
  if (numbers.length === 0) return [];
  const message = `${path}:${numbers.join(',')}: over ${longestLine} characters`;
  return [{ rule: 'long-line', subject: path, message }];
}

/** Files over 250 lines. */
export function longFiles({ path, text }: Source): Finding[] {
  const lines = text.trimEnd().split('\n').length;
  if (holdsTexts(path) || lines <= longestFile) return [];
  const message = `${path}: ${lines} lines, over ${longestFile}; what is its second subject?`;
  return [{ rule: 'long-file', subject: path, message }];
}
