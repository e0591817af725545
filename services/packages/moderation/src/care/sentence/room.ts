import { readFileSync } from 'node:fs';
import { webAssembly, type Memory } from './web-assembly.ts';

/** in × weights + bias for rows in fours and columns in eights (multiply.wat). Places and strides are in bytes. */
type Multiply = (
  input: number,
  inputStride: number,
  weights: number,
  weightStride: number,
  bias: number,
  out: number,
  outStride: number,
  rows: number,
  inner: number,
  columns: number,
) => void;

export interface Room {
  floats: Float32Array;
  multiply: Multiply;
  /** Sets aside room for as many numbers, all zero, and gives its place in bytes. */
  take: (count: number) => number;
  /** The numbers that lie at a place. */
  at: (place: number, count: number) => Float32Array;
}

const kernel = new URL('./multiply.wasm', import.meta.url);
export const numberBytes = 4;

export const upTo = (count: number, step: number): number => Math.ceil(count / step) * step;

/** @param from the first byte that is free */
export function makeRoom(memory: Memory, from: number): Room {
  const { exports } = new webAssembly.Instance(new webAssembly.Module(readFileSync(kernel)), {
    care: { memory },
  });
  const floats = new Float32Array(memory.buffer);
  let free = upTo(from, 16);
  return {
    floats,
    multiply: exports['multiply'] as Multiply,
    take: (count) => {
      const place = free;
      free += upTo(count * numberBytes, 16);
      return place;
    },
    at: (place, count) => floats.subarray(place / numberBytes, place / numberBytes + count),
  };
}
