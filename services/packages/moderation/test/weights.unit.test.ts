import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { modelFiles } from '../src/care/model.ts';
import { harmFiles } from '../src/harm/harm-model.ts';

const bytesOf = (files: readonly URL[]): number =>
  files.reduce((sum, file) => sum + statSync(file).size, 0);

it('When the weights are counted, then those of words take less than three megabytes each, and all less than ten', () => {
  const { meaning, ...words } = modelFiles;
  expect(bytesOf(Object.values(words))).toBeLessThan(3_000_000);
  expect(bytesOf(Object.values(harmFiles))).toBeLessThan(3_000_000);
  expect(bytesOf([...Object.values(words), meaning])).toBeLessThan(10_000_000);
});
