import { phraseIn } from '../care/phrases/phrase-in.ts';
import { readText } from '../care/read-text.ts';
import { spokenText } from '../normalize.ts';
import { alone, alsoNames, innocent, nowhere, offices } from './offensive.ts';

/** `impersonation`: another person's name, or an office. `reasons` is empty for `public`. */
export interface NameVerdict {
  verdict: 'public' | 'held';
  reasons: ('impersonation' | 'offensive')[];
}

const longest = 200;

/** Letters that look alike in most typefaces become one letter, and doubled letters become single. */
const skeletonOf = (word: string): string =>
  word
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('cl', 'd')
    .replaceAll(/[il1|]/g, 'i')
    .replaceAll(/0/g, 'o')
    .replaceAll(/(.)\1+/g, '$1');

const wordsOf = (name: string): string[] =>
  spokenText(name.slice(0, longest))
    .replaceAll("'", '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Titles and initials before a name do not make it a different name. */
const isSmall = (word: string): boolean =>
  word.length < 3 ||
  ['the', 'mrs', 'rev', 'pastor', 'bishop', 'brother', 'sister', 'real'].includes(word);

/** One form for all look-alikes of a name; the order of its words does not matter. */
const formsOf = (name: string): { whole: string; words: ReadonlySet<string> } => {
  const words = wordsOf(name)
    .filter((word) => !isSmall(word))
    .map(skeletonOf)
    .sort();
  return { whole: words.join(''), words: new Set(words) };
};

function isLike(name: string, reserved: string): boolean {
  const own = formsOf(name);
  const other = formsOf(reserved);
  if (other.whole === '') return false;
  if (
    own.whole === other.whole ||
    skeletonOf(wordsOf(name).join('')) === skeletonOf(wordsOf(reserved).join(''))
  )
    return true;
  return other.words.size > 1 && [...other.words].every((word) => own.words.has(word));
}

/** Length of the parts into which a word is split to hide it ("f u c k", "fu ck"). */
const longestTorn = 2;

/** A rude word inside one word or across words: split into small parts, or exactly these words ("mother fucker"). */
function holdsRudeWord(words: readonly string[]): boolean {
  const isIn = (text: string): boolean => nowhere.some((rude) => text.includes(rude));
  if (words.some((word) => isIn(word) && !innocent.has(word))) return true;
  const torn = words.map((word) => (word.length > longestTorn ? ' ' : word)).join('');
  return (
    isIn(torn) || words.some((_, at) => nowhere.includes((words[at] ?? '') + (words[at + 1] ?? '')))
  );
}

function isOffensive(name: string): boolean {
  const words = wordsOf(name);
  const named = words.filter((word) => word.length > 1 && !alone.has(word) && !isSmall(word));
  return (
    holdsRudeWord(words) ||
    words.some((word) => alone.has(word) && !(alsoNames.has(word) && named.length > 0))
  );
}

/**
 * Judges a public name.
 * @param reserved names of admins and of the founder; other people's names must not equal or resemble them
 */
export function judgeName(name: string, reserved: readonly string[]): NameVerdict {
  const reasons: NameVerdict['reasons'] = [];
  const isOffice = wordsOf(name).some((word) => offices.has(word));
  if (isOffice || reserved.some((other) => isLike(name, other))) reasons.push('impersonation');
  // No person is called “I am going to …”: an admin checks it before others read it.
  if (isOffensive(name) || phraseIn(readText(name).words)) reasons.push('offensive');
  return { verdict: reasons.length === 0 ? 'public' : 'held', reasons };
}
