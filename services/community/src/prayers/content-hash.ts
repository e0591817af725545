import { createHash } from 'node:crypto';

/**
 * Hash of everything that a person posted under one request id: the same id with other content is an error, not a
 * retry.
 */
export function contentHash(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
