import type { ApiError } from '../../../lib/api/request-error.ts';

const secondMs = 1_000;
const longestMs = 60 * secondMs;

/**
 * Milliseconds until the next attempt to save after this many failures in a row; undefined when only the person can fix
 * it: by a new login, or a different text.
 */
export function nextTry(error: ApiError | undefined, failures: number): number | undefined {
  const status = error?.status ?? 0;
  if (error?.retryAfter) return error.retryAfter * secondMs;
  if (status >= 400 && status < 500 && status !== 408 && status !== 429) return undefined;
  return Math.min(longestMs, 2 ** failures * secondMs);
}
