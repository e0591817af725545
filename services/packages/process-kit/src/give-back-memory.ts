import { flushCompileCache } from 'node:module';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** So much more than was kept last time is worth a pause (bytes). */
const worthwhile = 12 * 1024 * 1024;
/** A thread that works for a smaller share of the time keeps nobody waiting by tidying up. */
const usual = { everyMs: 5_000, calmShare: 0.1 };

/** What this thread holds: its heap, and the buffers that hang on it. */
function heldBytes(): number {
  const { total_heap_size: heap, external_memory: buffers } = getHeapStatistics();
  return heap + buffers;
}

/**
 * Has this thread give back the memory of what it does not need any more, such as what it read to build something else.
 * Takes some tens of milliseconds.
 */
function giveBackMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // Node keeps what was compiled by the flags of V8: with this one left, a thread that starts later would find nothing.
  setFlagsFromString('--no-expose-gc');
  collect();
}

/**
 * Has this thread give back memory whenever it is calm and holds much more than it kept the last time. V8 does so by
 * itself only when it needs room: a thread that loads once, or had much to do for a while, would keep it for ever.
 * @param settings for tests
 */
export function giveBackWhenCalm(settings: Partial<typeof usual> = {}): void {
  const { everyMs, calmShare } = { ...usual, ...settings };
  let kept = 0;
  let isHalfDone = false;
  let isCompiledKept = false;
  let seen = performance.eventLoopUtilization();
  const look = (): void => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, seen);
    seen = now;
    if (utilization > calmShare) return;
    if (!isCompiledKept) {
      isCompiledKept = true;
      // A thread that is ended from outside would keep nothing. The next start finds every module compiled, and so
      // never loads what takes the types out of TypeScript: some 15 MB in each thread.
      flushCompileCache();
    }
    if (!isHalfDone && heldBytes() < kept + worthwhile) return;
    giveBackMemory();
    // What it emptied is kept at hand at first; doing it once more, a little later, gives that to the system.
    isHalfDone = !isHalfDone;
    kept = heldBytes();
  };
  setInterval(look, everyMs).unref();
}
