import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { harmFiles } from '../src/harm/harm-model.ts';
import { moderate } from '../src/index.ts';
import { growthOf, mostGrowth } from './growth.ts';

/** Inputs that make careless matching slow, for any length. */
const hostile: Readonly<Record<string, string>> = {
  'one letter': 'a',
  'letters apart': 'a ',
  'letters and full stops': 'a.',
  'http again and again with an emoji': 'http😭',
  'http and a blank': 'http ',
  'beginnings of links': 'http://a.',
  'names without a sign': 'a-b_c.',
  'signs of addresses': 'a@',
  'signs of addresses apart': 'a @ ',
  digits: '1',
  'digits apart': '1 ',
  'digits and dashes': '1-',
  thousands: '111,',
  verses: '1:1-',
  'numbers in words': 'one ',
  brackets: '(1',
  dollars: '$1.',
  'house numbers': '12 oak ',
  'house numbers without streets': '12 n ',
  dots: '.',
  stars: 'a*',
  'signs for letters': '$@!|',
  'one word': 'buy ',
  'glued words': 'sendmoneynow',
  'letters of another alphabet': 'аb',
  'invisible signs': 'a\u200B',
  'one wide sign': '\uFDFA',
  'one wide sign and a blank': '\uFDFA ',
  marks: '!',
  blanks: ' ',
  lines: '\n',
  'a phrase that never ends': 'send me a send me a ',
  pictures: '💰',
  'letters on black': '🅺',
};

it.each(Object.entries(hostile))(
  'When a text of %s is ten times as long, then the work grows with the length, not with its square',
  (_, part) => {
    expect(growthOf(moderate, part)).toBeLessThan(mostGrowth);
  },
  60_000,
);

it('When the weights are counted, then they take less than three megabytes', () => {
  const bytes = Object.values(harmFiles).reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThan(3_000_000);
});
