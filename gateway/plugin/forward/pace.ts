/** So many at once, then evenly so many in each second. */
type Rate = { atOnce: number; perSecond: number };

/** How fast the calls of each network begin. */
export type Pace = {
  /**
   * Takes the next moment at which a call of a network may begin.
   * @returns milliseconds until then; undefined if that is too long, and then nothing was taken
   */
  take: (network: string) => number | undefined;
};

/** Networks that mean nothing any more are forgotten this often (milliseconds). */
const forgetEveryMs = 1_000;

/**
 * Spreads over time what a network asks for. A limit per minute alone is used up in its first seconds by whoever asks
 * as fast as it goes, at the cost of everybody who asks in the same seconds.
 * @param rates all of them hold, such as a quick one for a moment and a slower one in the long run
 * @param waitMs longest wait for a moment
 * @param now milliseconds, for tests
 */
export function createPace(
  { rates, waitMs }: { rates: readonly Rate[]; waitMs: number },
  now: () => number = () => performance.now(),
): Pace {
  /** The moments up to which each network has used what it may, one of each rate. */
  const used = new Map<string, readonly number[]>();
  /** What a network that has rested has used, at each rate: all before these moments. */
  const restedAt = (current: number) =>
    rates.map(({ atOnce, perSecond }) => current - (atOnce * 1_000) / perSecond);

  let forgotten = now();
  function forgetRested(current: number, rested: readonly number[]): void {
    if (current - forgotten < forgetEveryMs) return;
    forgotten = current;
    for (const [network, until] of used)
      if (until.every((moment, at) => moment <= rested[at]!)) used.delete(network);
  }

  return {
    take: (network) => {
      const current = now();
      const rested = restedAt(current);
      const until = used.get(network) ?? rested;
      const next = rates.map(
        ({ perSecond }, at) => Math.max(until[at]!, rested[at]!) + 1_000 / perSecond,
      );
      const wait = Math.max(0, Math.max(...next) - current);
      if (wait > waitMs) return undefined;
      forgetRested(current, rested);
      used.set(network, next);
      return wait;
    },
  };
}
