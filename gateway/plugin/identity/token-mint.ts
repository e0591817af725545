import type { Identity } from '@kbf/process-kit';

/** The same token is used for this long (milliseconds), so that services verify it once and then know it. */
const reusedMs = 15_000;
const mostKept = 20_000;

/** Signs who asks, per service. @returns the token for `audience` */
export function createTokenMint(
  sign: (identity: Identity, audience: string) => string,
  now = Date.now,
): (identity: Identity, audience: string) => string {
  const kept = new Map<string, { token: string; until: number }>();
  return (identity, audience) => {
    const { role, userId = '', visitorId = '', loginId = '' } = identity;
    const key = `${audience}|${role}|${userId}|${visitorId}|${loginId}`;
    const known = kept.get(key);
    if (known && known.until > now()) return known.token;
    if (kept.size >= mostKept) kept.clear();
    const token = sign(identity, audience);
    kept.set(key, { token, until: now() + reusedMs });
    return token;
  };
}
