import { isClasses } from './size.ts';
import type { Finding, Source } from './sources.ts';

const quoted = /(["'`])((?:(?!\1).)*[-:])\1/g;

/** Class lists that end in the middle of a class: the class compiler reads each string alone. */
export function cutClasses({ path, text }: Source): Finding[] {
  if (!path.startsWith('frontend/src/')) return [];
  return text.split('\n').flatMap((line, index) => {
    const cut = [...line.matchAll(quoted)].some(([, , words]) => isClasses(words ?? ''));
    if (!cut) return [];
    const message = `${path}:${index + 1}: a list of classes ends in the middle of one`;
    return [{ rule: 'cut-classes', subject: path, message }];
  });
}
