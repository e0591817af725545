import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandOf, isAlive } from './runtime/server-process.ts';

/**
 * Takes a lock file that holds our process id. A lock whose process is gone (or whose id now belongs to some
 * other program) is taken over.
 * @returns undefined when taken, else the id of the process that has it
 */
export function takeLock(file: string): number | undefined {
  mkdirSync(dirname(file), { recursive: true });
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    for (;;) {
      try {
        // A link appears whole or not at all: nobody ever reads a lock without an id.
        linkSync(mine, file);
        return undefined;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = readHolder(file);
      if (
        holder === process.pid ||
        (holder && isAlive(holder) && commandOf(holder).includes('node'))
      )
        return holder;
      rmSync(file, { force: true });
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Gives a lock back, if it is ours. */
export function releaseLock(file: string): void {
  if (readHolder(file) === process.pid) rmSync(file, { force: true });
}

/** Runs `work` while no other process runs its own under the same lock. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  while (takeLock(file) !== undefined) await sleep(100);
  try {
    return await work();
  } finally {
    releaseLock(file);
  }
}

function readHolder(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}
