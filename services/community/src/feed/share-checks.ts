/**
 * Lets concurrent callers share a question. Every caller gets an answer to a question that began **after** it asked:
 * one question is under way, and whoever comes meanwhile waits for the one that follows it.
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
