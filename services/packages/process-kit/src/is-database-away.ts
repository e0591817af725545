/**
 * Codes of Postgres, the network and Prisma that mean that the database is unavailable now. 53100: its disk is full.
 * 55P03 and 57014: a lock or a statement took too long.
 */
const codes =
  /^(08\w{3}|25P03|57P0[1-3]|53[123]00|55P03|57014|ECONN\w+|EPIPE|ETIMEDOUT|P1001|P1002|P1008|P1017|P2024|P2028)$/;
/**
 * The same for errors without a code: a missing socket, a lost connection, or a connection that was not available in
 * time.
 */
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

/** How many nested causes to check. */
const deepest = 5;

/**
 * Codes and messages after which Postgres has rolled back a whole transaction that was not at its commit. 55P03: a lock
 * timeout. 25P03: the session was ended because the process paused inside the transaction. After that pause the driver
 * reports that it cannot send any more.
 */
const undone = { codes: /^(25P03|55P03)$/, messages: /connection error and is not queryable/ };

/** Whether an error was caused by an unavailable database. That is temporary. */
export function isDatabaseAway(error: unknown): boolean {
  return error instanceof Error && says({ codes, messages }, error, 0);
}

/** Whether Postgres rolled back a whole transaction for a temporary reason: a retry may succeed. */
export function wasUndone(error: unknown): boolean {
  return error instanceof Error && says(undone, error, 0);
}

type Signs = { codes: RegExp; messages: RegExp };

/** Prisma puts Postgres' error into its own errors, as a plain object. */
function says(signs: Signs, error: unknown, depth: number): boolean {
  if (typeof error !== 'object' || error === null || depth > deepest) return false;
  const { code, originalCode, message, cause, meta } = error as Record<string, unknown>;
  if (signs.codes.test(String(code)) || signs.codes.test(String(originalCode))) return true;
  if (signs.messages.test(String(message))) return true;
  return says(signs, cause, depth + 1) || says(signs, driverErrorOf(meta), depth + 1);
}

const driverErrorOf = (meta: unknown): unknown =>
  (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError;
