import pLimit from 'p-limit';
import type { LimitFunction } from 'p-limit';
import pTimeout from 'p-timeout';
import type { GatewayLimits } from '../gateway-limits.ts';
import { allowanceOf } from './shares.ts';

/** Who makes a call. `isMember`: an admin has approved them. */
type Caller = { networks: readonly string[]; isMember: boolean };

/**
 * Limits how many calls are under way at the same time. A call passes the limits of its networks, narrow to wide, then
 * the limit of all visitors, then that of everyone. A call that waits holds only the limits before that one, so a flood
 * from one network leaves the others free.
 */
export function createCallCap(terms: GatewayLimits['calls']) {
  const byNetwork = new Map<string, LimitFunction>();
  const everyone = pLimit(terms.all);
  const visitors = pLimit(Math.max(1, terms.all - terms.members));

  function limitOf(network: string, width: number): LimitFunction {
    const limit = byNetwork.get(network) ?? pLimit(allowanceOf(terms.network, width));
    byNetwork.set(network, limit);
    return limit;
  }

  function forgetIdle(networks: readonly string[]): void {
    for (const network of networks) {
      const limit = byNetwork.get(network);
      if (limit && limit.activeCount + limit.pendingCount === 0) byNetwork.delete(network);
    }
  }

  const isFull = ({ activeCount, pendingCount, concurrency }: LimitFunction) =>
    activeCount >= concurrency && pendingCount >= terms.inLine;

  return {
    /** @returns call this when the call is over; undefined if the line is full or the wait is over */
    take: async ({ networks, isMember }: Caller): Promise<(() => void) | undefined> => {
      const shared = isMember ? [everyone] : [visitors, everyone];
      const limits = [...networks.map(limitOf), ...shared];
      if (limits.some(isFull)) return undefined;
      const begun = Promise.withResolvers<true>();
      const over = Promise.withResolvers<void>();
      const hold = () => {
        begun.resolve(true);
        return over.promise;
      };
      const passAll = limits.reduceRight<() => Promise<void>>(
        (pass, limit) => () => limit(pass),
        hold,
      );
      void passAll().then(() => forgetIdle(networks));
      const mayBegin = await pTimeout(begun.promise, {
        milliseconds: terms.waitMs,
        fallback: () => false,
      });
      if (!mayBegin) over.resolve();
      return mayBegin ? over.resolve : undefined;
    },
  };
}
