import { readFileSync } from 'node:fs';
import type { SentenceModel } from './sentence-model.ts';
import { exportsOf } from './web-assembly.ts';

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
type MultiplyWithPanel = (...places: [...Parameters<Multiply>, panel: number]) => void;

export interface Room {
  floats: Float32Array;
  multiply: Multiply;
  /**
   * Sets aside room for as many numbers, all zero, and gives its place in bytes.
   * @throws RangeError when the memory is too small
   */
  take: (count: number) => number;
  /** The numbers that lie at a place. */
  at: (place: number, count: number) => Float32Array;
}

/** As many numbers as a line of weights may be long, in eight columns side by side. */
const panelNumbers = 8 * 1536;
const kernelFile = new URL('./multiply.wasm', import.meta.url);
export const numberBytes = 4;

export const upTo = (count: number, step: number): number => Math.ceil(count / step) * step;

/** Room in a user's own bytes of the memory. */
export function makeRoom({
  memory,
  from,
  to,
}: Pick<SentenceModel, 'memory' | 'from' | 'to'>): Room {
  const floats = new Float32Array(memory.buffer);
  const kernel = exportsOf(readFileSync(kernelFile), memory)['multiply'] as MultiplyWithPanel;
  let free = upTo(from, 16);
  const at = (place: number, count: number): Float32Array =>
    floats.subarray(place / numberBytes, place / numberBytes + count);
  const take = (count: number): number => {
    const place = free;
    free += upTo(count * numberBytes, 16);
    if (free > to) throw new RangeError('The memory has no room for so many numbers.');
    // A thread that failed may have left numbers here.
    at(place, count).fill(0);
    return place;
  };
  const panel = take(panelNumbers);
  return { floats, multiply: (...places) => kernel(...places, panel), take, at };
}
