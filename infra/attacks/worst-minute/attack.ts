import { setTimeout as sleep } from 'node:timers/promises';
import { fetchFrom } from '../../faults/fetch-from.ts';
import { acts } from './acts.ts';
import type { Aim } from './aim.ts';

/** How often each act was answered with each status; 0 is a cut connection. */
export type Outcome = Record<string, Record<number, number>>;

/** An address that attacks until it is stopped. */
export type Attack = { stop: () => Promise<Outcome> };

/** Starts all acts at once, and repeats each as soon as it is answered. */
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
      // Refusals come faster than requests: pause a little, because both share the machine.
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
