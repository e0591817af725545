/** Has those who are refused again and again wait for it. */
export type SlowRefusals = {
  /** Notes one more. @param hasWords of a person @returns how long it should wait (milliseconds) */
  waitOf: (network: string, hasWords: boolean) => number;
};

const minute = 60_000;

/**
 * Whoever asks again as soon as they are refused would keep a processor busy with refusals alone. A page that is
 * refused asks a few times at most, and is answered at once.
 */
export function createSlowRefusals(
  { atOnce, waitMs, wordsWaitMs }: { atOnce: number; waitMs: number; wordsWaitMs: number },
  now: () => number = Date.now,
): SlowRefusals {
  const counts = new Map<string, number>();
  let window = 0;
  return {
    waitOf: (network, hasWords) => {
      const current = Math.floor(now() / minute);
      if (current !== window) counts.clear();
      window = current;
      const count = (counts.get(network) ?? 0) + 1;
      counts.set(network, count);
      if (count <= atOnce) return 0;
      return hasWords ? wordsWaitMs : waitMs;
    },
  };
}
