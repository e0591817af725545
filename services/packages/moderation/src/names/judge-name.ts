import { phraseIn } from '../care/phrases/phrase-in.ts';
import { readText } from '../care/read-text.ts';
import { spokenText } from '../normalise.ts';
import { alone, alsoNames, innocent, nowhere, offices } from './offensive.ts';

/** `impersonation`: somebody else's name, or an office. `reasons` is empty for `public`. */
export interface NameVerdict {
  verdict: 'public' | 'held';
  reasons: ('impersonation' | 'offensive')[];
}

const longest = 200;

/** Letters that look alike in most typefaces are one letter; so are doubled ones. */
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

/** Titles and initials in front of a name make it no other person's. */
const isSmall = (word: string): boolean =>
  word.length < 3 ||
  ['the', 'mrs', 'rev', 'pastor', 'bishop', 'brother', 'sister', 'real'].includes(word);

/** A name in one form for all its look-alikes; the order of its words does not matter. */
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

/** How long the parts are into which a word is torn to hide it ("f u c k", "fu ck"). */
const longestTorn = 2;

/** A rude word inside one word, or across words: torn into small parts, or just these words ("mother fucker"). */
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
 * @param reserved names of admins and of the founder, which nobody else bears, nor one that looks like them
 */
export function judgeName(name: string, reserved: readonly string[]): NameVerdict {
  const reasons: NameVerdict['reasons'] = [];
  const isOffice = wordsOf(name).some((word) => offices.has(word));
  if (isOffice || reserved.some((other) => isLike(name, other))) reasons.push('impersonation');
  // Nobody is called “I am going to …”: a person looks at it before others read it.
  if (isOffensive(name) || phraseIn(readText(name).words)) reasons.push('offensive');
  return { verdict: reasons.length === 0 ? 'public' : 'held', reasons };
}
