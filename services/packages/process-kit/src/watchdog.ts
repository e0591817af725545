import { Worker } from 'node:worker_threads';

/** Checks within the time after which a loop counts as blocked. */
const looksInLimit = 10;

/**
 * Watches the event loop of this process from a thread. A process with a blocked loop answers no calls and keeps its
 * resources, so it is ended, and its supervisor restarts it.
 * @param stillMs how long the loop may be blocked; 0 for no watchdog
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
  // The thread does not keep the process running. If the thread fails, the process continues without it.
  thread.unref();
  thread.on('error', () => undefined);
}
