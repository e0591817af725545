import type { Identity } from '@kbf/process-kit';
import { LRUCache } from 'lru-cache';

/** A token is used for this long (milliseconds), so that services verify it only once. */
const reusedMs = 15_000;
const mostKept = 20_000;

/** @returns the signed token that tells the service `audience` who makes a call */
export type TokenFor = (identity: Identity, audience: string) => string;

export function createTokenFor(sign: TokenFor): TokenFor {
  const kept = new LRUCache<string, string>({ max: mostKept, ttl: reusedMs });
  return (identity, audience) => {
    const { role, userId = '', visitorId = '', loginId = '', authTime = '' } = identity;
    const key = `${audience}|${role}|${userId}|${visitorId}|${loginId}|${authTime}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const token = sign(identity, audience);
    kept.set(key, token);
    return token;
  };
}
