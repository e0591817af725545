import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { commonWithKnown, knownInSteps, size } from '@kbf/sentence-meaning';
import type { CommonWith } from '@kbf/sentence-meaning';
import type { Understanding } from './parts.ts';

/** The value of one step of a number that is kept in a byte. */
const STEP = 1 / 400;
const MOST = 127;
const KEY = 8;

/** The file of meanings that were computed before: the key of each text, then a byte for each number. */
export const keptFile = (name: string): URL =>
  new URL(`../../model/${name}-ways.bin`, import.meta.url);
/** The first bytes of a hash. */
export const keyOf = (text: string): Buffer =>
  createHash('sha256').update(text).digest().subarray(0, KEY);

/** Meanings one after the other. A text that the file does not have is computed: an edited way works at once. */
export function meaningsInSteps(
  name: string,
  texts: readonly string[],
  { wholeOf }: Understanding,
): Int8Array {
  const bytes = existsSync(keptFile(name)) ? readFileSync(keptFile(name)) : Buffer.alloc(0);
  const places = new Map<string, number>();
  for (let at = 0; at < bytes.length; at += KEY + size)
    places.set(bytes.toString('hex', at, at + KEY), at + KEY);
  const inSteps = (value: number): number =>
    Math.max(-MOST, Math.min(MOST, Math.round(value / STEP)));
  const steps = new Int8Array(texts.length * size);
  texts.forEach((text, nth) => {
    const at = places.get(keyOf(text).toString('hex'));
    const meaning =
      at === undefined ? wholeOf(text).meaning.map(inSteps) : bytes.subarray(at, at + size);
    steps.set(meaning, nth * size);
  });
  return steps;
}

/** Compares meanings with those of all ways. */
export const likenessTo = (
  name: string,
  ways: readonly { text: string }[],
  understanding: Understanding,
): CommonWith => {
  const steps = meaningsInSteps(
    name,
    ways.map(({ text }) => text),
    understanding,
  );
  return commonWithKnown(understanding.encoder.room, knownInSteps(ways.length, steps, STEP));
};
