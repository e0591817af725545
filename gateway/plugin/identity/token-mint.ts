import type { Identity } from '@kbf/process-kit';
import { LRUCache } from 'lru-cache';

/** The same token is used for this long (milliseconds), so that services verify it once and then know it. */
const reusedMs = 15_000;
const mostKept = 20_000;

/** Signs who asks, per service. @returns the token for `audience` */
export function createTokenMint(
  sign: (identity: Identity, audience: string) => string,
): (identity: Identity, audience: string) => string {
  const kept = new LRUCache<string, string>({ max: mostKept, ttl: reusedMs });
  return (identity, audience) => {
    const { role, userId = '', visitorId = '', loginId = '' } = identity;
    const key = `${audience}|${role}|${userId}|${visitorId}|${loginId}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const token = sign(identity, audience);
    kept.set(key, token);
    return token;
  };
}
