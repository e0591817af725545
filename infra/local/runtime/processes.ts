import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** An error that the person can fix; shown as one line, without a stack. */
export class PlainError extends Error {
  override name = 'PlainError';
}

/** After this time a process that does not end is killed, in milliseconds. */
const lastResort = 10_000;

/** True while a process with this id exists. */
export function isAlive(pid: number): boolean {
  try {
    // 0 and less name groups of processes.
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The command line of a process, empty when there is none. Not every system has both /proc and ps. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    // The process does not exist, or the system has no /proc.
  }
  try {
    const options = { encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], options);
  } catch {
    return '';
  }
}

/** Ends a leftover process, but only if its command matches: process ids are reused. */
export async function endOrphan(pid: number, name: string, signal: NodeJS.Signals): Promise<void> {
  if (!(pid > 1) || !isAlive(pid) || !commandOf(pid).includes(name)) return;
  process.kill(pid, signal);
  for (const deadline = Date.now() + lastResort; isAlive(pid); await sleep(50))
    if (Date.now() > deadline) process.kill(pid, 'SIGKILL');
}
