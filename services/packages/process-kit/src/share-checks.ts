/**
 * Lets concurrent callers share a query. Each caller gets the result of a query that began **after** its call: one
 * query runs at a time, and callers that arrive meanwhile share the next one.
 */
export function shareChecks<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let queued: Promise<T> | undefined;

  function start(): Promise<T> {
    const question = ask();
    running = question;
    const ended = () => {
      if (running === question) running = undefined;
    };
    question.then(ended, ended);
    return question;
  }

  return () => {
    if (!running) return start();
    const startNext = () => {
      queued = undefined;
      return start();
    };
    queued ??= running.then(startNext, startNext);
    return queued;
  };
}
