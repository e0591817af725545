import { expect, test } from 'vitest';
import { earlierWordsIn, wordsIn } from '../src/care/words-in-body.ts';

test('When a body is as declared, then every text below its fields is found, and no other', () => {
  const body = { a: 'one', b: { c: ['two', { d: 'three' }] }, other: 'no', e: ' ' };

  expect(wordsIn(body, ['a', 'b', 'e', 'missing'])).toEqual(['one', 'two', 'three']);
});

test.each([null, undefined, 'text', 7, ['a'], { a: null }, { a: 7 }])(
  'When the body is %j, then nothing is found and nothing fails',
  (body) => {
    expect(wordsIn(body, ['a'])).toEqual([]);
  },
);

test('When a body is made to cost time, then only a bounded part of it is read', () => {
  const deep = { a: { b: { c: { d: { e: { f: 'too deep' } } } } } };
  const many = { a: Array.from({ length: 5_000 }, () => 'word') };
  const long = { a: ['x'.repeat(90_000), 'after'] };

  expect(wordsIn(deep, ['a'])).toEqual([]);
  expect(wordsIn(many, ['a'])).toHaveLength(200);
  expect(wordsIn(long, ['a']).join('')).toHaveLength(48_000);
});

test('When there are earlier turns, then the words of the person are found, not those of the assistant', () => {
  const turns = [
    { role: 'user', content: 'first' },
    { role: 'assistant', content: 'reply' },
    { role: 'user', content: 'second' },
    null,
    'no turn',
  ];

  expect(earlierWordsIn({ turns }, 'turns')).toEqual(['first', 'second']);
  expect(earlierWordsIn({ turns }, undefined)).toEqual([]);
  expect(earlierWordsIn({ turns: 'none' }, 'turns')).toEqual([]);
});
