import { wasUndone } from './is-database-away.ts';

/** With the pool's lock timeout, about three seconds: longer than a hung process can keep a lock. */
const mostTries = 6;

/**
 * Runs a transaction or one statement, and repeats it when Postgres rolled it back because of a lock timeout, or
 * because this process paused too long inside it.
 * @param work must have no side effects outside its transaction
 * @throws what the last attempt throws
 */
export async function repeatUndone<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === mostTries || !wasUndone(error)) throw error;
    }
  }
}
