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

/**
 * The same for questions about one of many: callers that share a query ask it together, each about their own.
 * @param ask what is asked, by name; its answer has every name that it was asked about
 * @param most names in one query
 */
export function shareQuestions<Asked, Answer>(
  ask: (asked: ReadonlyMap<string, Asked>) => Promise<ReadonlyMap<string, Answer>>,
  most = Infinity,
): (name: string, asked: Asked) => Promise<Answer> {
  const waiting = new Map<string, Asked>();
  const check = shareChecks(() => {
    const taken = new Map([...waiting].slice(0, most));
    for (const name of taken.keys()) waiting.delete(name);
    return ask(taken);
  });
  return async (name, asked) => {
    for (;;) {
      waiting.set(name, asked);
      const answers = await check();
      // Otherwise an earlier query has taken this one along, or there were too many.
      if (answers.has(name)) return answers.get(name)!;
    }
  };
}
