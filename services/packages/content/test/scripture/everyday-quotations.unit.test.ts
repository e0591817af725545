import { expect, it } from 'vitest';
import { checkReply } from '../../src/scripture/index.ts';

it.each([
  'We watched “It’s a Wonderful Life” again.',
  'A customer said “the bread is too dark” and left.',
  'My boss says “time is money” every morning.',
  'His favorite film is “The Lord of the Rings”.',
  'The song “Let It Be” was played at the funeral.',
  'She wrote “I am the way I am” on the wall.',
  'The sign reads “Open daily from 9 to 5”.',
  'The review said “worst service ever, never again”.',
  'We call the project “Noah’s Ark”.',
  'The novel “East of Eden” is on my table.',
  'He told me “be still now, child”.',
  '“Do not be afraid,” my mother used to say.',
  'The contract says “payment within 30 days”.',
  'Our slogan is “Love your lawn”.',
  'He said “God is good, all the time” and laughed.',
  'She calls him “my shepherd” for fun.',
  '“In the beginning we had nothing,” my father says.',
  'The film “Exodus: Gods and Kings” was long.',
  'My son is playing “David and Goliath” at school.',
  'They say “pending” for eight months now.',
  'The elders asked me to “step back for a season”.',
])('When an everyday quotation stands in a text (%s), then not a word of it is touched', (text) => {
  expect(checkReply(text).text).toBe(text);
});
