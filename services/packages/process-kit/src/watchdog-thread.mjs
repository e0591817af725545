/**
 * The thread of the watchdog: ends the process when its main thread has not counted on for too long. It counts its own
 * looks, so that a process that was held as a whole, and goes on, is not ended for it.
 */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const { shared, lookMs, mostLooks } = workerData;
const counted = new Int32Array(shared);
let last = Atomics.load(counted, 0);
let looks = 0;
for (;;) {
  // Nobody ever wakes it: this is how long it sleeps.
  Atomics.wait(counted, 1, 0, lookMs);
  const now = Atomics.load(counted, 0);
  looks = now === last ? looks + 1 : 0;
  last = now;
  if (looks >= mostLooks) {
    writeSync(2, '{"level":60,"msg":"the loop stands still: ended by the watchdog"}\n');
    process.kill(process.pid, 'SIGKILL');
  }
}
