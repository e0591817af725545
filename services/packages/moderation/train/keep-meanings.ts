import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Encoder, meaningsOf, size } from '@kbf/sentence-meaning';

const folder = new URL('../../../../.local/', import.meta.url);
const file = new URL('care-meanings.json', folder);
const numberBytes = Float32Array.BYTES_PER_ELEMENT;

const keyOf = (sentences: readonly string[]): string =>
  createHash('sha256').update(sentences.join('\n')).digest('base64url');

function read(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

function unpack(text: string): Float32Array[] {
  const bytes = new Uint8Array(Buffer.from(text, 'base64'));
  const count = bytes.byteLength / numberBytes / size;
  return Array.from(
    { length: count },
    (_, at) => new Float32Array(bytes.buffer, at * size * numberBytes, size),
  );
}

function pack(meanings: readonly Float32Array[]): string {
  const all = new Float32Array(meanings.length * size);
  meanings.forEach((meaning, at) => all.set(meaning, at * size));
  return Buffer.from(all.buffer).toString('base64');
}

/**
 * The meanings of many texts, each given by its sentences. Results of earlier runs are stored in a file with the other
 * local state of the repository: computing them takes minutes, and the result is always the same.
 */
export function keptMeanings(
  encoder: Encoder,
  texts: readonly (readonly string[])[],
): Float32Array[][] {
  const earlier = read();
  const now: Record<string, string> = {};
  const meanings = texts.map((sentences) => {
    const key = keyOf(sentences);
    const packed = earlier[key] ?? now[key] ?? pack(meaningsOf(encoder, sentences));
    now[key] = packed;
    return unpack(packed);
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(now));
  return meanings;
}
