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
    'timeout exceeded when trying to connect',
    "Can't reach database server",
    'Query read timeout',
    'the database system is (?:starting up|shutting down|in recovery mode|not yet accepting)',
  ].join('|'),
);

/** Causes of causes that are looked into. */
const deepest = 5;

/** Whether something failed because the service's database is away: that is over in a while. */
export function isDatabaseAway(error: unknown): boolean {
  return error instanceof Error && saysAway(error, 0);
}

/** Prisma puts what Postgres said inside its own errors, as a plain object. */
function saysAway(error: unknown, depth: number): boolean {
  if (typeof error !== 'object' || error === null || depth > deepest) return false;
  const { code, originalCode, message, cause, meta } = error as Record<string, unknown>;
  if (codes.test(String(code)) || codes.test(String(originalCode))) return true;
  if (messages.test(String(message))) return true;
  return saysAway(cause, depth + 1) || saysAway(driverErrorOf(meta), depth + 1);
}

const driverErrorOf = (meta: unknown): unknown =>
  (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError;
