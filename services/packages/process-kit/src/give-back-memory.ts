import { flushCompileCache } from 'node:module';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Memory above the last kept amount that justifies a pause (bytes). */
const worthwhile = 12 * 1024 * 1024;
/** Below this share of busy time, a garbage collection does not delay other work. */
const usual = { everyMs: 5_000, calmShare: 0.1 };

/** Memory of this thread: its heap and external buffers. */
function heldBytes(): number {
  const { total_heap_size: heap, external_memory: buffers } = getHeapStatistics();
  return heap + buffers;
}

/**
 * Makes this thread release memory that it no longer needs, such as data it read to build something else. Takes some
 * tens of milliseconds.
 */
function giveBackMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // Node stores compiled code by V8's flags. With this flag left on, a thread that starts later would not find the
  // stored code.
  setFlagsFromString('--no-expose-gc');
  collect();
}

/**
 * Makes this thread release memory when it is idle and holds much more than after the last time. V8 does this by itself
 * only when it needs room: a thread that loads data once, or was busy for a while, would keep the memory.
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
      // A thread that is ended from outside would store nothing. With the stored code, the next start does not load the
      // code that strips TypeScript types: about 15 MB in each thread.
      flushCompileCache();
    }
    if (!isHalfDone && heldBytes() < kept + worthwhile) return;
    giveBackMemory();
    // V8 first keeps freed memory in reserve. A second run a little later returns it to the system.
    isHalfDone = !isHalfDone;
    kept = heldBytes();
  };
  setInterval(look, everyMs).unref();
}
