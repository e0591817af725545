import { createHash } from 'node:crypto';

/** Of all that a person posted under one request id: the same id with other content is a mistake, not a retry. */
export function contentHash(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
