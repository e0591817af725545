import type { Finding, Source } from './sources.ts';
import { holdsTexts } from './texts.ts';

const longestLine = 120;
/** Counts characters outside of the basic plane as one each. */
const tooLong = new RegExp(`^.{${longestLine + 1}}`, 'u');
const longestFile = 250;

/** Lines over 120 characters. Prettier breaks code before that, so these are comments and strings. */
export function longLines({ path, text }: Source): Finding[] {
  if (holdsTexts(path)) return [];
  const numbers = text.split('\n').flatMap((line, index) => (isTooLong(line) ? [index + 1] : []));
  if (numbers.length === 0) return [];
  const message = `${path}:${numbers.join(',')}: over ${longestLine} characters`;
  return [{ rule: 'long-line', subject: path, message }];
}

/** A list of Tailwind classes is one string, so that search and the class compiler find it; it does not count. */
function isTooLong(line: string): boolean {
  return tooLong.test(
    line.replaceAll(/(["'`])(.*?)\1/g, (all, _, words: string) => (isClasses(words) ? '' : all)),
  );
}

/** Most words of a sentence have no dash and no colon; most classes have one. */
export function isClasses(text: string): boolean {
  const words = text.split(' ');
  return words.length > 3 && words.filter((word) => /[-:]\S/.test(word)).length > words.length / 2;
}

/** Files over 250 lines. */
export function longFiles({ path, text }: Source): Finding[] {
  const lines = text.trimEnd().split('\n').length;
  if (holdsTexts(path) || lines <= longestFile) return [];
  const message = `${path}: ${lines} lines, over ${longestFile}; what is its second subject?`;
  return [{ rule: 'long-file', subject: path, message }];
}
