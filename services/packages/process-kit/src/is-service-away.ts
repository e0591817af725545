/** Causes of causes that are looked into. */
const deepest = 5;

/**
 * Whether something failed because another service is away or busy: the error, or what caused it, says so by `isAway`.
 * The same may succeed later, and nobody here is to blame.
 */
export function isServiceAway(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > deepest) return false;
  return ('isAway' in error && error.isAway === true) || isServiceAway(error.cause, depth + 1);
}
