/**
 * Shares one check among all who need it. A check serves only those who asked before it began: whoever comes while one
 * is under way gets the next, together with everyone else who comes meanwhile. One runs, one waits, never more.
 */
export function createSharedChecks<T>(check: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let waiting: Promise<T> | undefined;

  function begin(): Promise<T> {
    const begun = check();
    running = begun;
    const ended = () => {
      if (running === begun) running = undefined;
    };
    begun.then(ended, ended);
    return begun;
  }

  return () => {
    if (!running) return begin();
    if (!waiting) {
      const beginAnew = () => {
        waiting = undefined;
        return begin();
      };
      waiting = running.then(beginAnew, beginAnew);
    }
    return waiting;
  };
}
