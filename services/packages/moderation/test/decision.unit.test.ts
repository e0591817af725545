import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { harmIn, weakRange } from '../src/harm/harm-in.ts';
import { moderate } from '../src/index.ts';

const pious = 'Please pray for our bakery and for patience with each other. ';

test.each([
  ['abuse', 'You are a stupid worthless idiot and everybody here hates you.'],
  ['threat', 'I will come to your house and break your legs.'],
  ['scam', 'Send me your bank details and I will double your money in two days.'],
])('When a text is %s, then it is held for that reason', (reason, text) => {
  expect(moderate(text)).toMatchObject({ verdict: 'held', reasons: [reason] });
});

test.each(['', '   ', pious, 'Amen', 'Amen and amen.'])(
  'When a text is harmless (%j), then it is public',
  (text) => {
    expect(moderate(text)).toEqual({ verdict: 'public', reasons: [] });
  },
);

test('When words repeat without end, then it is spam; an ordinary refrain is not', () => {
  expect(moderate('amen '.repeat(60)).reasons).toContain('spam');
  expect(moderate('pray for rain '.repeat(60)).reasons).toContain('spam');
  expect(moderate('Holy, holy, holy is the Lord.').verdict).toBe('public');
});

test('When a text is far too long, then its beginning and its end are judged', () => {
  const filler = Array.from({ length: 6_000 }, (_, at) => `word${at % 977}`).join(' ');
  expect(moderate(`Visit http://cheap.example now. ${filler}`).reasons).toContain('link');
  expect(moderate(`${filler} Visit http://cheap.example now.`).reasons).toContain('link');
  // Between both nothing is read, so that no length can keep a process busy.
  expect(moderate(`${filler} Visit http://cheap.example now. ${filler}`).reasons).not.toContain(
    'link',
  );
});

test('When only a low score speaks against a text, then the suspicion is weak; with a link it is not', () => {
  const file = new URL('../corpus/thanks/after.txt', import.meta.url);
  const scored = readFileSync(file, 'utf8')
    .split('\n')
    .map((text) => ({ text, over: harmIn(text)?.over ?? 0 }))
    .filter(({ text, over }) => over > 0 && moderate(text).reasons.length === 1);
  const weak = scored.filter(({ over }) => over <= weakRange);

  expect(weak.length).toBeGreaterThan(0);
  expect(weak.filter(({ text }) => !moderate(text).isWeak)).toEqual([]);
  expect(weak.filter(({ text }) => moderate(`${text} http://cheap.example`).isWeak)).toEqual([]);
  const sure = moderate('You are a stupid worthless idiot and everybody here hates you.');
  expect(sure).not.toHaveProperty('isWeak');
  expect(moderate('')).not.toHaveProperty('isWeak');
});

test.each([
  'We live at 123 Maple Street.',
  'Come to 12b North Oak Lane, everybody.',
  'Our house is 7 Old Mill Road!',
])('When a text tells where somebody lives (%s), then it is held', (text) => {
  expect(moderate(text).reasons).toContain('private-details');
});
