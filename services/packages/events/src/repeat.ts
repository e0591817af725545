export type Repeating = {
  /** Runs soon, once. A nudge during a run causes one more run after it. */
  nudge: () => void;
  /** Waits for the current run; no new run starts afterwards. */
  stop: () => Promise<void>;
};

/**
 * Runs `work` now, then again `everyMs` after each end, never twice at once. `work` handles its own errors. An error
 * that it throws goes to `onError` and does not stop the repetition.
 */
export function repeat(
  everyMs: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): Repeating {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    try {
      await work();
    } catch (error) {
      onError(error);
    }
    running = undefined;
    if (stopped) return;
    if (again) start();
    else timer = setTimeout(start, everyMs);
  }

  function start(): void {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    again = false;
    clearTimeout(timer);
    running = run();
  }

  start();
  return {
    nudge: start,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
