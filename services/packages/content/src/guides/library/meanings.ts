import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { meaningOf } from '@kbf/moderation/sentence';
import type { Library } from './types.ts';

/** How many numbers stand for a meaning. */
export const meaningSize = 512;

/** What one step of a kept number is worth. */
export const STEP = 1 / 400;

/** Where the meanings of a library's ways of asking are kept. */
export const meaningFiles = (name: string) => ({
  facts: new URL(`../../../model/${name}-library.json`, import.meta.url),
  numbers: new URL(`../../../model/${name}-library.bin`, import.meta.url),
});

/** All ways of asking of a library, in their order. */
export const waysOf = ({ matters }: Library): string[] =>
  matters.flatMap(({ entries }) => entries.flatMap(({ asked }) => asked));

/** Changes with any of them: meanings that were kept for others are of no use. */
export const signatureOf = (ways: readonly string[]): string =>
  createHash('sha256').update(ways.join('\n')).digest('hex').slice(0, 16);

/** The meaning of each of these; all zero for one without a word. */
export const meaningsOfEach = (texts: readonly string[]): Float32Array[] =>
  texts.map((text) => meaningOf([text]) ?? new Float32Array(meaningSize));

const loaded = new Map<string, ReadonlyMap<string, Int8Array>>();

const load = (library: Library): ReadonlyMap<string, Int8Array> => {
  const files = meaningFiles(library.name);
  const ways = waysOf(library);
  const { signature } = JSON.parse(readFileSync(files.facts, 'utf8')) as { signature: string };
  if (signature !== signatureOf(ways))
    throw new Error(`run train/write-library.ts: ${library.name} was changed`);
  const steps = new Int8Array(readFileSync(files.numbers));
  return new Map(
    ways.map((way, at) => [way, steps.subarray(at * meaningSize, (at + 1) * meaningSize)]),
  );
};

/** The meaning of each way of asking, as it was kept. */
export const keptMeanings = (library: Library): ReadonlyMap<string, Int8Array> => {
  const known = loaded.get(library.name) ?? load(library);
  loaded.set(library.name, known);
  return known;
};

/** How alike a meaning and a kept one are, from -1 to 1. */
export const alike = (one: Float32Array, kept: Int8Array): number => {
  let sum = 0;
  for (let at = 0; at < meaningSize; at += 1) sum += one[at]! * kept[at]!;
  return sum * STEP;
};
