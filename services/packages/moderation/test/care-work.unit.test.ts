import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { careFor } from '../src/index.ts';
import { modelFiles } from '../src/care/model.ts';
import { growthOf, mostGrowth } from './growth.ts';

/** Inputs that make careless matching slow, for any length. */
const hostile: Readonly<Record<string, string>> = {
  'one letter': 'a',
  'letters apart': 'a ',
  'full stops': 'a. ',
  marks: '!',
  'marks and a letter': '!!!!!!!!!|',
  spaces: ' ',
  lines: '\n',
  'a phrase that never ends': 'i want to i want to ',
  'took and took': 'took all the took all ',
  numbers: '12 ',
  'letters of another alphabet': 'аб ',
  'invisible signs': 'a\u200B',
  'one wide sign': '\uFDFA',
  emoji: '😭',
};

it.each(Object.entries(hostile))(
  'When a text of %s is ten times as long, then the work grows with the length, not with its square',
  (_, part) => {
    expect(growthOf(careFor, part)).toBeLessThan(mostGrowth);
  },
  60_000,
);

it('When the weights are counted, then the words take less than three megabytes, and all of it less than ten', () => {
  const { meaning, ...words } = modelFiles;
  const sizeOf = (file: URL): number => statSync(file).size;
  const ofWords = Object.values(words).reduce((sum, file) => sum + sizeOf(file), 0);
  expect(ofWords).toBeLessThan(3_000_000);
  expect(ofWords + sizeOf(meaning)).toBeLessThan(10_000_000);
});
