/** How many nested causes to check. */
const deepest = 5;

/**
 * Whether another service was unavailable or busy: the error, or one of its causes, has `isAway`. A retry may succeed
 * later.
 */
export function isServiceAway(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > deepest) return false;
  return ('isAway' in error && error.isAway === true) || isServiceAway(error.cause, depth + 1);
}
