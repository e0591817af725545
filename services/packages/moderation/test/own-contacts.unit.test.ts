import { expect, test } from 'vitest';
import { moderate } from '../src/index.ts';

const own = ['+12025550188', 'ruth@bakery.example'];
const hasContact = (text: string, of: readonly string[] = own) =>
  moderate(text, of).reasons.includes('contact-details');

test.each([
  'The bakery: 202-555-0188',
  'The bakery: (202) 555 0188.',
  'The bakery: +1 202.555.0188',
  'The bakery: ruth@bakery.example.',
  'The bakery: RUTH@Bakery.Example or 2025550188',
])('When a contact is the writer’s own, then it is none to hold: %s', (text) => {
  expect(hasContact(text)).toBe(false);
  expect(hasContact(text, [])).toBe(true);
});

test.each([
  'The bakery: 202-555-0199',
  // Local numbers could be another area's.
  'The bakery: 555-0188',
  'The bakery: +44 20 2555 0188',
  'The bakery: +1 202-555-01880',
  'The bakery: aruth@bakery.example',
  'The bakery: ruth@bakery.example.org',
  'The bakery: 202-555-0188 or 202-555-0199',
  'The bakery: two zero two five five five zero one nine nine',
])('When a contact is another one, then it is held: %s', (text) => {
  expect(hasContact(text)).toBe(true);
});

test.each([
  'The bakery: ruth@bakery.example or evil@pills.example',
  'The bakery: ruth@bakery.example,evil@pills.example',
  'The bakery: evil@pills.example/ruth@bakery.example',
  'The bakery: ruth@bakery.example/evil.example',
  'The bakery: evil2025550188.com',
  'The bakery: 2025550188.evil.com',
  'The bakery: evil.com/ruth@bakery.example',
  // Another country's number that ends in the same digits, and one without its area.
  'The bakery: +2025550188',
  'The bakery: 2555-0188 or call 25550188',
])('When a text has the writer’s own contact and another one, then it is held: %s', (text) => {
  expect(moderate(text, own).verdict).toBe('held');
});

test.each([
  ['+442079460958', '020 7946 0958'],
  ['+442079460958', '0044 20 7946 0958'],
  ['+353871234567', '087 123 4567'],
])(
  'When %s is the writer’s own and is written as at home, then it is none to hold: %s',
  (mine, text) => {
    expect(hasContact(`Call me: ${text}.`, [mine])).toBe(false);
    expect(hasContact(`Call me: ${text}.`, [])).toBe(true);
  },
);
