/**
 * Shares one check among many callers. A check serves only callers that asked before it began. A caller that comes
 * while one runs gets the next one, together with all others that come meanwhile. At most one runs and one waits.
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
