import { Worker } from 'node:worker_threads';

/** Looks in the time after which a loop counts as standing still. */
const looksInLimit = 10;

/**
 * Watches the event loop of this process from a thread: a process whose loop stands still answers nobody and would keep
 * what it holds, so it is ended, and whoever keeps it alive starts it again.
 * @param stillMs how long it may stand still; 0 for no watchdog
 */
export function startWatchdog(stillMs: number): void {
  if (stillMs === 0) return;
  const lookMs = Math.ceil(stillMs / looksInLimit);
  const shared = new SharedArrayBuffer(8);
  const counted = new Int32Array(shared);
  setInterval(() => Atomics.add(counted, 0, 1), lookMs / 2).unref();
  const thread = new Worker(new URL('watchdog-thread.mjs', import.meta.url), {
    workerData: { shared, lookMs, mostLooks: looksInLimit },
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 },
  });
  // Never what keeps a process from ending. If it fails, the process goes on without.
  thread.unref();
  thread.on('error', () => undefined);
}
