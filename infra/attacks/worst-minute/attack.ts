import { setTimeout as sleep } from 'node:timers/promises';
import { fetchFrom } from '../../faults/fetch-from.ts';
import { acts } from './acts.ts';
import type { Aim } from './aim.ts';

/** How often each thing was answered with each status; 0 is a connection that was cut. */
export type Outcome = Record<string, Record<number, number>>;

/** An address that does its worst until it is stopped. */
export type Attack = { stop: () => Promise<Outcome> };

/** Starts everything at once, each thing again as soon as it is answered. */
export function startAttack(where: Omit<Aim, 'signal' | 'fetchAs'>): Attack {
  const going = new AbortController();
  const aim = { ...where, fetchAs: fetchFrom(where.address), signal: going.signal };
  const outcome: Outcome = {};
  const repeat = async (name: string, act: (typeof acts)[string]['act']) => {
    const counts = (outcome[name] ??= {});
    while (!going.signal.aborted) {
      const status = await act(aim).catch(() => 0);
      if (going.signal.aborted) break;
      counts[status] = (counts[status] ?? 0) + 1;
      // It is refused faster than it can ask: some breath for the machine that both share.
      if (status === 0) await sleep(20);
    }
  };
  const all = Object.entries(acts).flatMap(([name, { act, times }]) =>
    Array.from({ length: times }, () => repeat(name, act)),
  );
  return {
    stop: async () => {
      going.abort();
      await Promise.all(all);
      return outcome;
    },
  };
}
