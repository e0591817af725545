import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { size } from '@kbf/sentence-meaning';

/** What one in a byte stands for. */
export const STEP = 1 / 400;
const MOST = 127;
const KEY = 8;

export const keptFile = (name: string): URL =>
  new URL(`../../model/${name}-ways.bin`, import.meta.url);
/** 8 bytes in hexadecimal digits. */
export const keyOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, 2 * KEY);
const inSteps = (meaning: Float32Array): Int8Array =>
  Int8Array.from(meaning, (value) => Math.max(-MOST, Math.min(MOST, Math.round(value / STEP))));

/** Meanings that were computed before: the key of each text, then a byte for each number. */
function readKept(name: string): Map<string, Int8Array> {
  const bytes = existsSync(keptFile(name)) ? readFileSync(keptFile(name)) : Buffer.alloc(0);
  const kept = new Map<string, Int8Array>();
  for (let at = 0; at < bytes.length; at += KEY + size) {
    const meaning = new Int8Array(bytes.buffer, bytes.byteOffset + at + KEY, size);
    kept.set(bytes.toString('hex', at, at + KEY), meaning);
  }
  return kept;
}

/** Meanings one after the other. What the kept file does not have is computed: an edited way works at once. */
export function meaningsInSteps(
  name: string,
  texts: readonly string[],
  meaningOf: (text: string) => Float32Array,
): Int8Array {
  const kept = readKept(name);
  const steps = new Int8Array(texts.length * size);
  texts.forEach((text, at) =>
    steps.set(kept.get(keyOf(text)) ?? inSteps(meaningOf(text)), at * size),
  );
  return steps;
}
