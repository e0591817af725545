import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { size } from '@kbf/sentence-meaning';

/** What one in a byte stands for. */
export const STEP = 1 / 400;
const MOST = 127;
const KEY = 8;

const fileOf = (name: string): URL => new URL(`../../model/${name}-ways.bin`, import.meta.url);
const keyOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, 2 * KEY);

/** The meanings of texts as they were computed once: 8 bytes of a hash of the text, then a byte for each number. */
function readKept(name: string): Map<string, Int8Array> {
  const kept = new Map<string, Int8Array>();
  if (!existsSync(fileOf(name))) return kept;
  const bytes = readFileSync(fileOf(name));
  for (let at = 0; at < bytes.length; at += KEY + size)
    kept.set(
      bytes.toString('hex', at, at + KEY),
      new Int8Array(bytes.buffer, bytes.byteOffset + at + KEY, size),
    );
  return kept;
}

/**
 * The meanings of texts one after the other, in steps of a byte. What the kept file does not have is computed, so that
 * an edited way works at once.
 */
export function meaningsInSteps(
  name: string,
  texts: readonly string[],
  meaningOf: (text: string) => Float32Array,
): { steps: Int8Array; computed: number } {
  const kept = readKept(name);
  const steps = new Int8Array(texts.length * size);
  let computed = 0;
  texts.forEach((text, at) => {
    const known = kept.get(keyOf(text));
    if (!known) computed += 1;
    steps.set(known ?? meaningOf(text).map(inSteps), at * size);
  });
  return { steps, computed };
}

const inSteps = (value: number): number =>
  Math.max(-MOST, Math.min(MOST, Math.round(value / STEP)));

/** Writes the kept file anew, without what no text needs any more. */
export function keepMeanings(name: string, texts: readonly string[], steps: Int8Array): void {
  const entries = new Map(
    texts.map((text, at) => [keyOf(text), steps.subarray(at * size, (at + 1) * size)]),
  );
  const parts = [...entries].flatMap(([key, own]) => [Buffer.from(key, 'hex'), Buffer.from(own)]);
  writeFileSync(fileOf(name), Buffer.concat(parts));
}
