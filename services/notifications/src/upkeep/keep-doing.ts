/**
 * Runs `work` now and again `everyMs` after each end, never twice at once. What it throws goes to `onError` and does not
 * end the repetition.
 */
export function keepDoing(
  work: () => Promise<unknown>,
  everyMs: number,
  onError: (error: unknown) => void,
): { stop: () => Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const round = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      onError(error);
    }
    if (!stopped) timer = setTimeout(start, everyMs);
  };
  let running = Promise.resolve();
  const start = () => {
    running = round();
  };
  start();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
