import { type ChildProcess, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningServer } from './protocol.ts';

/** How long clients may finish their work before the server stops waiting, in milliseconds. */
const patience = 3000;
/** After this time a server that does not end is killed, in milliseconds. */
const lastResort = 10_000;

type Signals = Record<'patient' | 'fast' | 'hard', NodeJS.Signals>;

/** Adds the three ways of ending to a started server process. */
export function watch(child: ChildProcess, signals: Signals): RunningServer {
  const { promise: gone, resolve } = Promise.withResolvers<string>();
  child.once('error', (error) => resolve(error.message));
  child.once('exit', (code, signal) => resolve(signal ?? `status ${code}`));
  return {
    gone,
    end: async (manner) => {
      child.kill(signals[manner]);
      const timers = [setTimeout(() => child.kill('SIGKILL'), lastResort)];
      if (manner === 'patient') timers.push(setTimeout(() => child.kill(signals.fast), patience));
      await gone;
      timers.forEach(clearTimeout);
    },
  };
}

/** True while a process with this id exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The command line of a process, empty when there is none. */
export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    // The process does not exist, or the system has no /proc.
  }
  try {
    const options = { encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], options).trim();
  } catch {
    return '';
  }
}

/** Ends a leftover process, but only if its command matches: process ids are reused. */
export async function endOrphan(pid: number, name: string, signal: NodeJS.Signals): Promise<void> {
  if (!(pid > 1) || !isAlive(pid) || !commandOf(pid).includes(name)) return;
  process.kill(pid, signal);
  for (const deadline = Date.now() + lastResort; isAlive(pid); await sleep(50)) {
    if (Date.now() > deadline) return void process.kill(pid, 'SIGKILL');
  }
}
