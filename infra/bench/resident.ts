import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ProcessName, processNames } from '@kbf/process-kit';
import type { Stack } from '../local/stack.ts';

const mebibyte = 1024 * 1024;

/** Memory of each process (megabytes). */
export type Resident = ReadonlyMap<ProcessName, number>;

async function megabytesOf(stack: Stack, name: ProcessName): Promise<number> {
  const text = await (await fetch(`${stack.opsUrl(name)}/metrics`)).text();
  return Number(/^process_resident_memory_bytes\S* (\S+)$/m.exec(text)?.[1]) / mebibyte;
}

const pageBytes = 4_096;

/** Child processes: those of ai decode photos and read scripture (Linux). */
export function childrenOf(pid: number): number[] {
  const tasks = `/proc/${pid}/task`;
  return readdirSync(tasks).flatMap((task) =>
    readFileSync(`${tasks}/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}

/** Memory of the largest child process (megabytes); 0 without any. */
function largestChild(stack: Stack, name: ProcessName): number {
  const { pid } = stack.process(name);
  if (pid === undefined) return 0;
  const pages = childrenOf(pid).map((child) =>
    Number(readFileSync(`/proc/${child}/statm`, 'utf8').split(' ')[1]),
  );
  return Math.max(0, ...pages) * (pageBytes / mebibyte);
}

/** Limit for each of our processes (megabytes). */
const mostMegabytes = 250;

/** @returns processes above the limit, themselves or in a child process */
export const tooLarge = (stack: Stack, held: Resident): string[] =>
  processNames.flatMap((name) => {
    const [own, child] = [held.get(name) ?? Number.NaN, largestChild(stack, name)];
    if (child > 0) console.log(`${name} has started one of ${Math.round(child)} MB`);
    return own <= mostMegabytes && child <= mostMegabytes ? [] : [`${name}: ${own}, ${child}`];
  });

/** Memory of each process: the median of five readings within a few seconds. */
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

/** Growth below ten percent is noise. */
const mostGrowth = 1.1;

/** Prints both readings. @returns processes that grew by more than ten percent */
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
