import fc from 'fast-check';
import { expect, test } from 'vitest';
import { companySlug } from '../../src/companies/company-slug.ts';

const hostile = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(...Array.from('aÉßøİſΣς-–&/.%\\?#\u0301\u200B\u202E\u0000 ')),
  }),
);
const latin = fc.string({ unit: fc.constantFrom(...Array.from('abcdefgz019')), minLength: 1 });

test('When a name is anything, then its slug is letters, marks and digits with single dashes between', () => {
  fc.assert(
    fc.property(hostile, (name) => {
      expect(companySlug(name)).toMatch(/^(?:[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)*)?$/u);
    }),
    { numRuns: 2_000 },
  );
});

test('When the slug of a slug is made, then it is the same, so that each address leads to its company', () => {
  fc.assert(
    fc.property(hostile, (name) => {
      const slug = companySlug(name);
      expect(companySlug(slug)).toBe(slug);
    }),
    { numRuns: 2_000 },
  );
});

test('When case, accents, blanks or marks between words differ, then the slug does not', () => {
  const between = fc.constantFrom(' ', '  ', '-', ' - ', '/', '_', '\u00A0', ', ');
  const accent = fc.constantFrom('', '\u0301', '\u0308');
  fc.assert(
    fc.property(
      fc.array(latin, { minLength: 1, maxLength: 4 }),
      between,
      accent,
      (words, gap, mark) => {
        const name = words.map((word) => word.toUpperCase() + mark).join(gap);
        expect(companySlug(` ${name} `)).toBe(words.join('-'));
      },
    ),
  );
});

test('When names of any script differ, then their slugs do', () => {
  const scripts = [
    'abcxyz',
    'αβγδ',
    'абвг',
    'अआकिखुग',
    'กขคาิี',
    'בדהו',
    'ابتثج',
    'あいカキ',
    '日本語会',
    '가나다',
    '+#&@%',
  ];
  const words = scripts.map((letters) =>
    fc.string({ unit: fc.constantFrom(...Array.from(letters)), minLength: 1, maxLength: 5 }),
  );
  const name = fc
    .tuple(fc.constantFrom('', 'Works '), fc.oneof(...words))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(name, name, (one, other) => {
      expect(companySlug(one) === companySlug(other)).toBe(one === other);
    }),
    { numRuns: 5_000 },
  );
});
