import { setTimeout as sleep } from 'node:timers/promises';
import { type ProcessName, processNames } from '@kbf/process-kit';
import type { Stack } from '../local/stack.ts';

const mebibyte = 1024 * 1024;

/** What each process holds (megabytes). */
export type Resident = ReadonlyMap<ProcessName, number>;

async function megabytesOf(stack: Stack, name: ProcessName): Promise<number> {
  const text = await (await fetch(`${stack.opsUrl(name)}/metrics`)).text();
  return Number(/^process_resident_memory_bytes\S* (\S+)$/m.exec(text)?.[1]) / mebibyte;
}

/** What each process holds, in the middle of five looks within a few seconds. */
export async function readResident(stack: Stack): Promise<Resident> {
  const looks: number[][] = [];
  for (let look = 0; look < 5; look += 1) {
    looks.push(await Promise.all(processNames.map((name) => megabytesOf(stack, name))));
    await sleep(1_000);
  }
  return new Map(
    processNames.map((name, at) => {
      const sorted = looks.map((look) => look[at] ?? 0).toSorted((a, b) => a - b);
      return [name, Math.round(sorted[2] ?? 0)];
    }),
  );
}

/** A tenth more is noise. */
const mostGrowth = 1.1;

/** Prints both looks. @returns the processes that hold more than a tenth more than before */
export function grownSince(before: Resident, after: Resident): ProcessName[] {
  console.table(
    processNames.map((name) => {
      const [first = 0, last = 0] = [before.get(name), after.get(name)];
      return { name, first, last, ratio: Math.round((last / first) * 100) / 100 };
    }),
  );
  return processNames.filter(
    (name) => (after.get(name) ?? 0) > (before.get(name) ?? 0) * mostGrowth,
  );
}
