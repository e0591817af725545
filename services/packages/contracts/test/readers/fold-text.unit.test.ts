import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from '../../src/readers/fold-text.ts';
import { blanks, dashes } from './written.ts';

const apostrophes = ["'", '’', '‘', 'ʼ', '′', '`', '´', 'ʻ', '＇'];
const name = fc.stringMatching(/^[a-zà-öß-ÿ]{1,8}$/);

test('When a name is typed with other hyphens, apostrophes, blanks or in capitals, then it is the same', () => {
  const separator = fc.constantFrom(...blanks, ...dashes);
  fc.assert(
    fc.property(
      name,
      name,
      separator,
      fc.constantFrom(...apostrophes),
      (one, other, sign, mark) => {
        const plain = foldText(`o${one} ${other}`);
        expect(foldText(`O${mark}${one.toUpperCase()}${sign}${other.normalize('NFD')}`)).toBe(
          plain,
        );
      },
    ),
    { numRuns: 1_000 },
  );
});

test.each([
  ['İstanbul', 'istanbul'],
  ['ISPARTA ılgaz', 'isparta ilgaz'],
  ['Straße', 'STRASSE'],
  ['STRAẞE', 'strasse'],
  ['ΣΟΦΌΣ', 'σοφος'],
  ['Ёлкин', 'елкин'],
  ['José Müller-Łódź', 'jose muller lodz'],
  ["Ali'i", 'Aliʻi'],
  ['Nguyễn', 'nguyen'],
])('When %s is searched as %s, then it is found', (text, search) => {
  expect(foldText(text)).toBe(foldText(search));
});

test.each(['हिन्दी', 'ไทยน้ำ', 'বাংলা', 'שָׁלוֹם', 'مُحَمَّد', 'コーヒーが', '한국어', 'தமிழ்', 'မြန်မာ'])(
  'When a word is %s, then it is not cut',
  (word) => expect(foldText(word)).toBe(word.normalize('NFC').normalize('NFKC')),
);

test('When a text is folded twice, then it is the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
    { numRuns: 2_000 },
  );
});
