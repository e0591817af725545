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
/** How many bytes a room takes for itself. */
export const ownBytes = panelNumbers * 4 + 32;

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
  const take = (count: number): number => {
    const place = free;
    free += upTo(count * numberBytes, 16);
    if (free > floats.byteLength)
      throw new RangeError('The memory has no room for so many numbers.');
    return place;
  };
  const multiply = exports['multiply'] as MultiplyWithPanel;
  const panel = take(panelNumbers);
  return {
    floats,
    multiply: (...places) => multiply(...places, panel),
    take,
    at: (place, count) => floats.subarray(place / numberBytes, place / numberBytes + count),
  };
}
