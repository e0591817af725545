import type { FilterReason } from '@kbf/contracts';
import { phraseIn } from '../care/phrases/phrase-in.ts';
import { readText } from '../care/read-text.ts';
import { phraseReasons } from '../harm/phrases/harm-phrase-in.ts';
import { plainText, spokenText } from '../normalize.ts';
import { emailsIn } from '../rules/emails.ts';
import { hasLink } from '../rules/links.ts';
import { hasPhone } from '../rules/phones.ts';
import {
  alone,
  alsoNames,
  contactWords,
  innocent,
  nowhere,
  officeParts,
  offices,
  sentenceWords,
} from './offensive.ts';

/** `impersonation`: another person's name, or an office. `reasons` is empty for `public`. */
export interface NameVerdict {
  verdict: 'public' | 'held';
  reasons: ('impersonation' | 'offensive' | 'sentence' | FilterReason)[];
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

const claimsOffice = (words: readonly string[]): boolean =>
  words.some((word) => offices.has(word) || officeParts.some((part) => part.test(word)));

/** "J.Ng" and "Dr.Ng" are names and not addresses: a space is missing. */
const initial = /(?<![\p{L}\p{N}])(\p{L}|dr|mr|mrs|ms|st|rev|fr|sr|prof)\.(?=\p{L})/gu;
const spaceInitials = (plain: string): string =>
  plain
    .split(' ')
    .map((piece) => (piece.includes('/') ? piece : piece.replaceAll(initial, '$1. ')))
    .join(' ');

/** What a name tells besides a name. */
function* publicReasons(name: string): Generator<FilterReason | 'sentence'> {
  const plain = plainText(name.slice(0, longest));
  if (hasLink(spaceInitials(plain))) yield 'link';
  const isContact = plain.includes('@') || emailsIn(plain).length > 0 || hasPhone(plain);
  const words = wordsOf(name);
  if (isContact || (words.length > 1 && words.some((word) => contactWords.has(word))))
    yield 'contact-details';
  if (words.length > 2 && words.some((word) => sentenceWords.has(word))) yield 'sentence';
  yield* phraseReasons(readText(name).words.filter((word) => !alsoNames.has(word)));
}

/**
 * Judges a public name.
 * @param reserved names of admins, of the founder and of the fellowship; others must not equal or resemble them
 */
export function judgeName(name: string, reserved: readonly string[]): NameVerdict {
  const reasons: NameVerdict['reasons'] = [];
  if (claimsOffice(wordsOf(name)) || reserved.some((other) => isLike(name, other)))
    reasons.push('impersonation');
  // No person is called “I am going to …”: an admin checks it before others read it.
  if (isOffensive(name) || phraseIn(readText(name).words)) reasons.push('offensive');
  reasons.push(...publicReasons(name));
  return { verdict: reasons.length === 0 ? 'public' : 'held', reasons };
}
