import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

const words = 'I keep the books of four bakeries, and I pray for each of them by name. ';

test('When somebody wrote much, then a card shows at most 120 letters and ends after a word', () => {
  const shown = excerptOf(words.repeat(4));
  expect(shown.endsWith('…')).toBe(true);
  expect(Array.from(shown).length).toBeLessThanOrEqual(121);
  expect(words.repeat(4).startsWith(`${shown.slice(0, -1)} `)).toBe(true);
});

test('When a text has no spaces, then it is cut after 120 letters', () => {
  expect(excerptOf('祷'.repeat(200))).toBe(`${'祷'.repeat(120)}…`);
});

test('When the cut falls after a sentence, then its period does not stand before the ellipsis', () => {
  const sentence = 'We build homes. ';
  expect(excerptOf(sentence.repeat(12))).toBe(`${sentence.repeat(7)}We build…`);
  const long = 'We build homes for families who pay for them. ';
  expect(excerptOf(`${long.repeat(2)}Slow work, done well, over.${' And more'.repeat(9)}`)).toBe(
    `${long.repeat(2)}Slow work, done well, over…`,
  );
});

test('When letters have marks or belong together, then they are not cut apart', () => {
  for (const letter of ['नि', 'น้ำ', 'é'.normalize('NFD'), '👨‍👩‍👧'])
    expect(excerptOf(letter.repeat(200))).toBe(`${letter.repeat(120)}…`);
});

test('When a text is short or empty, then it is whole, or says what each member is', () => {
  expect(excerptOf(` ${words}`)).toBe(words.trim());
  expect(excerptOf('  ')).toBe(
    'Faith-based business leader and Kingdom Builders Fellowship member.',
  );
});
