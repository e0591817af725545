import { randomFrom } from './random.ts';

const digits: Readonly<Record<string, string>> = { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' };
const signs: Readonly<Record<string, string>> = { a: '@', i: '!', s: '$', l: '|' };
const alike: Readonly<Record<string, string>> = {
  a: 'а',
  c: 'с',
  e: 'е',
  o: 'о',
  p: 'р',
  x: 'х',
  y: 'у',
  i: 'і',
};

const put = (word: string, table: Readonly<Record<string, string>>): string =>
  Array.from(word, (letter) => table[letter.toLowerCase()] ?? letter).join('');

/** Ways to hide a word from a filter while a reader still understands it. */
const disguises: Readonly<Record<string, (word: string) => string>> = {
  'digits in words': (word) => put(word, digits),
  'signs in words': (word) => put(word, signs),
  'letters of other alphabets': (word) => put(word, alike),
  'marks between letters': (word) => Array.from(word).join('.'),
  'blanks between letters': (word) => Array.from(word).join(' '),
  'a mark inside words': (word) => `${word.slice(0, 2)}*${word.slice(2)}`,
  'invisible signs': (word) => Array.from(word).join('\u200B'),
  'wide letters': (word) =>
    word.replaceAll(/[a-z]/gi, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
};

/** Disguises every other word of four or more letters; the seed decides where to start. */
function disguised(text: string, seed: number, disguise: (word: string) => string): string {
  let words = Math.floor(randomFrom(seed)() * 2);
  return text.replaceAll(/(?<![\p{L}\p{N}])[a-z]{4,}(?![\p{L}\p{N}])/giu, (word) =>
    (words += 1) % 2 === 0 ? disguise(word) : word,
  );
}

const pious = 'Thank you Lord for this fellowship and for all that You are doing in my family.';

/** The forms in which every frozen message of harm is measured. */
export const harmForms: Readonly<Record<string, (text: string, at: number) => string>> = {
  'as written': (text) => text,
  'thanks before': (text) => `${pious} ${text}`,
  'in capitals': (text) => text.toUpperCase(),
  ...Object.fromEntries(
    Object.entries(disguises).map(([name, disguise]) => [
      name,
      (text: string, at: number) => disguised(text, at, disguise),
    ]),
  ),
};
