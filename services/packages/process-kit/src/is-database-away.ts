/**
 * Codes of Postgres, of the network and of Prisma that say that the database cannot be asked now. 55P03 and 57014: a
 * lock or a statement took longer than it may.
 */
const codes =
  /^(08\w{3}|25P03|57P0[1-3]|53300|55P03|57014|ECONN\w+|EPIPE|ETIMEDOUT|P1001|P1002|P1008|P1017|P2024|P2028)$/;
/** The same without a code of its own: a socket that is not there, a connection lost or not had in time. */
const messages = new RegExp(
  [
    'connect ENOENT',
    'Connection terminated',
    'connection error and is not queryable',
    'timeout exceeded when trying to connect',
    "Can't reach database server",
    'Query read timeout',
    'the database system is (?:starting up|shutting down|in recovery mode|not yet accepting)',
  ].join('|'),
);

/** Causes of causes that are looked into. */
const deepest = 5;

/**
 * Codes and words after which Postgres has undone a transaction whole, and was not at its commit: 55P03, a lock was not
 * had in time; 25P03, the session was ended because the process paused in the midst of the transaction. Whoever goes on
 * after that pause is told by the driver that nothing can be sent any more.
 */
const undone = { codes: /^(25P03|55P03)$/, messages: /connection error and is not queryable/ };

/** Whether something failed because the service's database is away: that is over in a while. */
export function isDatabaseAway(error: unknown): boolean {
  return error instanceof Error && says({ codes, messages }, error, 0);
}

/** Whether Postgres has undone a transaction whole, for nothing that is wrong with it: the same may succeed now. */
export function wasUndone(error: unknown): boolean {
  return error instanceof Error && says(undone, error, 0);
}

type Signs = { codes: RegExp; messages: RegExp };

/** Prisma puts what Postgres said inside its own errors, as a plain object. */
function says(signs: Signs, error: unknown, depth: number): boolean {
  if (typeof error !== 'object' || error === null || depth > deepest) return false;
  const { code, originalCode, message, cause, meta } = error as Record<string, unknown>;
  if (signs.codes.test(String(code)) || signs.codes.test(String(originalCode))) return true;
  if (signs.messages.test(String(message))) return true;
  return says(signs, cause, depth + 1) || says(signs, driverErrorOf(meta), depth + 1);
}

const driverErrorOf = (meta: unknown): unknown =>
  (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError;
