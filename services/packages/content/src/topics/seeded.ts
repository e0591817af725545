/** A number from a text, the same for the same text (FNV-1a, 32 bits). */
export const seedOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
};

/** Picks one after another, always in the same way for the same seed. */
export interface Picker {
  one: <T>(choices: readonly T[]) => T;
  /** One that `used` does not hold; when all were used, any. */
  fresh: (choices: readonly string[], used: string) => string;
  shuffled: <T>(choices: readonly T[]) => T[];
}

/** A picker over a small generator (mulberry32): variety for readers, not for secrets. */
export const pickerFor = (seed: number): Picker => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const one = <T>(choices: readonly T[]): T => choices[Math.floor(next() * choices.length)]!;
  return {
    one,
    fresh: (choices, used) => {
      const left = choices.filter((choice) => !used.includes(choice));
      return one(left.length > 0 ? left : choices);
    },
    shuffled: (choices) => {
      const left = [...choices];
      for (let at = left.length - 1; at > 0; at -= 1) {
        const other = Math.floor(next() * (at + 1));
        [left[at], left[other]] = [left[other]!, left[at]!];
      }
      return left;
    },
  };
};
