import { glossary } from './glossary.ts';

const words = new Map<string, string>();
const stems = new Map<string, string>();
for (const entry of glossary.trim().split(/;\s+/)) {
  const [english = '', spanish = ''] = entry.split(': ');
  for (const word of spanish.split(' '))
    if (word.endsWith('-')) stems.set(word.slice(0, -1), english);
    else words.set(word, english);
}
const longest = Math.max(...[...stems.keys()].map(({ length }) => length));

/** Pronouns attached to a Spanish verb: "matarme", "dejarlo", "cortándose". */
const attached: readonly (readonly [RegExp, string])[] = [
  [/(?<=(?:[aei]r|ndo))me$/, 'myself'],
  [/(?<=(?:[aei]r|ndo))se$/, 'himself'],
  [/(?<=(?:[aei]r|ndo))(?:lo|le)$/, 'him'],
  [/(?<=(?:[aei]r|ndo))la$/, 'her'],
  [/(?<=(?:[aei]r|ndo))(?:los|las|les)$/, 'them'],
  [/(?<=(?:[aei]r|ndo))nos$/, 'us'],
];

function plainMeaning(word: string): string | undefined {
  const whole = words.get(word);
  if (whole !== undefined) return whole;
  for (let length = Math.min(longest, word.length); length >= 2; length -= 1) {
    const found = stems.get(word.slice(0, length));
    if (found !== undefined) return found;
  }
  return undefined;
}

function meaningOf(word: string): string {
  const own = words.get(word);
  if (own !== undefined) return own;
  for (const [ending, whom] of attached)
    if (ending.test(word)) {
      const verb = plainMeaning(word.replace(ending, ''));
      if (verb !== undefined) return `${verb} ${whom}`;
    }
  return plainMeaning(word) ?? word;
}

/**
 * A Spanish text translated word by word into English. Not for people: it keeps the word order, and unknown words stay
 * Spanish.
 */
export const wordByWord = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\p{L}+/gu, meaningOf);
