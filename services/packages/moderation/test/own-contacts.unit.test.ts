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
