import { wasUndone } from './is-database-away.ts';

/** With the pool's limit for locks about three seconds: longer than a process that hangs can keep one. */
const mostTries = 6;

/**
 * Runs a transaction, or one statement, and again from its beginning when Postgres has undone it: because a lock was
 * not had in time, or because this process paused in the midst of it for longer than it may.
 * @param work does nothing that its transaction does not undo
 * @throws what the last try throws
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
