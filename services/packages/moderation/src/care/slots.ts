/** Maps a number to its slot in the model. */
export type Slots = Pick<ReadonlyMap<number, number>, 'get'>;

/** Spreads close numbers (Knuth's multiplicative hash). */
const spread = 0x9e3779b1;

/**
 * The position of each number in a list. A `Map` of hundreds of thousands takes many times the memory of this table.
 */
export function slotsOf(numbers: Uint32Array): Slots {
  const bits = Math.ceil(Math.log2(numbers.length + 1)) + 1;
  const mask = 2 ** bits - 1;
  /** The slot plus one; 0 for an empty place. */
  const table = new Uint32Array(mask + 1);
  const firstPlace = (number: number): number => Math.imul(number, spread) >>> (32 - bits);
  numbers.forEach((number, slot) => {
    let place = firstPlace(number);
    while (table[place] !== 0) place = (place + 1) & mask;
    table[place] = slot + 1;
  });
  return {
    get: (number) => {
      for (let place = firstPlace(number); ; place = (place + 1) & mask) {
        const found = table[place] as number;
        if (found === 0) return undefined;
        if (numbers[found - 1] === number) return found - 1;
      }
    },
  };
}
