import type { GatewayLimits } from '../gateway-limits.ts';
import { allowanceOf } from './shares.ts';

/** Decides when the calls of a network that change something may begin. */
export type Pace = ReturnType<typeof createPace>;

/** Networks that have rested are forgotten this often (milliseconds). */
const forgetEveryMs = 1_000;

/**
 * Spreads the changes of a network over time. In a window alone a flood uses up its limit in the first seconds, and all
 * others who ask in these seconds wait.
 * @param now milliseconds, for tests
 */
export function createPace(
  { atOnce, perSecond, waitMs }: GatewayLimits['changes'],
  now: () => number = () => performance.now(),
) {
  /** The moment up to which each network has used its pace. */
  const usedUntil = new Map<string, number>();
  let forgotten = now();

  function forgetRested(current: number, restedAt: number): void {
    if (current - forgotten < forgetEveryMs) return;
    forgotten = current;
    for (const [network, moment] of usedUntil) if (moment <= restedAt) usedUntil.delete(network);
  }

  return {
    /**
     * Takes the next free moment of these networks, narrow to wide.
     * @returns milliseconds until then; undefined if that is too long, and then nothing was taken
     */
    take: (networks: readonly string[]): number | undefined => {
      const current = now();
      const restedAt = current - (atOnce * 1_000) / perSecond;
      forgetRested(current, restedAt);
      const next = networks.map((network, width) => {
        const begun = Math.max(usedUntil.get(network) ?? restedAt, restedAt);
        return begun + 1_000 / allowanceOf(perSecond, width);
      });
      const wait = Math.max(0, Math.max(...next) - current);
      if (wait > waitMs) return undefined;
      for (const [width, network] of networks.entries()) usedUntil.set(network, next[width]!);
      return wait;
    },
  };
}
