import { expect, test } from 'vitest';
import { wordsInJson } from '../src/words-in-json.ts';

test('When a body is whole, then the words of its fields are found as they were written', () => {
  const message = 'She said "no",\nand \\ then – ünïcode';
  const json = JSON.stringify({ before: 'other', message, photoUrl: 'data:x' });

  expect(wordsInJson(json, ['message', 'missing'])).toEqual([message]);
});

test('When a body was cut, then the words up to there are found, in the middle of an escape, too', () => {
  for (const cut of [
    '{"message":"I am in danger',
    '{"message" : "I am in danger\\',
    '{"message":"I am in danger\\u00',
  ])
    expect(wordsInJson(cut, ['message'])).toEqual(['I am in danger']);
});

test('When a field holds more than one text, then all are found', () => {
  const json = JSON.stringify({ responses: { 'a.b': 'one', c: ['two', 'three'] } });

  expect(wordsInJson(json, ['responses'])).toEqual(expect.arrayContaining(['one', 'two', 'three']));
});

test.each(['', '{', 'null', '"message"', '{"message":7}', '{"text":"message"}'])(
  'When a body is %j, then nothing fails',
  (json) => {
    expect(wordsInJson(json, ['message']).join('')).toBe('');
  },
);
