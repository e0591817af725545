import { expect, it } from 'vitest';
import { checkReply } from '../src/index.ts';

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
  'If something is to follow, say when: “I will write to you on Friday.”',
  'Say it once, then ask: “What do you think I do, and for whom?”',
  'To a customer: “That is me. What can I do for you?” with a smile.',
  'Later: “And how long have you been doing that, Ngozi?”',
  'Practice the sentence “I don’t know that, but I will find out.”',
  'Pray over the page: “This is too heavy for me. You judge it.”',
  'Ask somebody: “How would you know I have done it?”',
])('When an everyday quotation stands in a text (%s), then not a word of it is touched', (text) => {
  expect(checkReply(text).text).toBe(text);
});
