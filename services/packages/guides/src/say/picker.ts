/** Picks one after another, always in the same way for the same seed. */
export interface Picker {
  one: <Choice>(choices: readonly Choice[]) => Choice;
  /** One that does not stand in what was said before; when all do, any. */
  fresh: (choices: readonly string[], said: string) => string;
  shuffled: <Choice>(choices: readonly Choice[]) => Choice[];
}

/** A picker over a small generator (mulberry32): variety for readers, not for secrets. */
export function pickerFor(seed: number = Math.random() * 2 ** 32): Picker {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const one = <Choice>(choices: readonly Choice[]): Choice =>
    choices[Math.floor(next() * choices.length)]!;
  return {
    one,
    fresh: (choices, said) => {
      const left = choices.filter((choice) => !said.includes(choice));
      return one(left.length > 0 ? left : choices);
    },
    shuffled: (choices) =>
      choices
        .map((choice) => ({ choice, order: next() }))
        .toSorted((first, second) => first.order - second.order)
        .map(({ choice }) => choice),
  };
}
