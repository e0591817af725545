import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { harmsReader } from '../src/index.ts';

const file = new URL('../corpus/partners/answers.txt', import.meta.url);
const answers = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '');

test('When 200 partners answer as usual, then each answer arrives', () => {
  expect(answers).toHaveLength(200);
  expect(answers.filter(harmsReader)).toEqual([]);
});

test.each([
  'You are a worthless piece of trash, I hate you',
  'I will kill you if you tell anybody.',
  'Go die',
  'phuck you',
])('When an answer threatens or abuses its reader (%s), then it does not arrive', (text) => {
  expect(harmsReader(text)).toBe(true);
});
