import { size } from './layer.ts';
import { numberBytes, upTo, type Room } from './room.ts';

/** What each of these meanings has in common with each known one. The next call overwrites the lists. */
export type CommonWith = (meanings: readonly Float32Array[]) => Float32Array[];

/** As many meanings as are held against the known ones at once. */
const atOnce = 8;

/** How many bytes of room `commonWithKnown` takes. */
export const roomForKnown = (count: number): number =>
  ((size + atOnce + 1) * upTo(count, 8) + atOnce * size) * numberBytes + 1024;

/** @param numberOf one number of one known meaning */
export function commonWithKnown(
  room: Room,
  count: number,
  numberOf: (at: number, each: number) => number,
): CommonWith {
  const columns = upTo(count, 8);
  const known = room.take(size * columns);
  for (let each = 0; each < size; each += 1) {
    const line = room.at(known + each * columns * numberBytes, count);
    for (let at = 0; at < count; at += 1) line[at] = numberOf(at, each);
  }
  const input = room.take(atOnce * size);
  const none = room.take(columns);
  const out = room.take(atOnce * columns);
  const [inputStride, stride] = [size * numberBytes, columns * numberBytes];
  return (meanings) => {
    meanings.forEach((meaning, at) => room.at(input + at * inputStride, size).set(meaning));
    const rows = meanings.length;
    room.multiply(input, inputStride, known, stride, none, out, stride, rows, size, columns);
    return meanings.map((_, at) => room.at(out + at * stride, count));
  };
}

/** How alike two meanings of length one are, from what they have in common. */
export const likeness = (common: number, narrow: number): number =>
  Math.exp(2 * narrow * (common - 1));
