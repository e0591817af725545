import { identityClaims } from '@kbf/contracts';
import type { IdentityClaims } from '@kbf/contracts';
import { createTokenSigner, createTokenVerifier } from './signed-token.ts';

/**
 * Who asks, as the gateway found it.
 * A reader without any cookie is a visitor with neither id. `visitorId` is set from the first write on; it stays beside
 * `userId` for a person who logs in later, but nothing is re-attributed.
 */
export type Identity = {
  role: 'visitor' | 'member' | 'admin';
  userId?: string;
  visitorId?: string;
  /** The login session that this request came with. */
  loginId?: string;
};

/** A reader without a cookie. */
export const anonymous: Identity = Object.freeze({ role: 'visitor' });

/** Milliseconds that a token is good for. The same string is reused for seconds, so services verify from a cache. */
export const identityLifetimeMs = 60_000;

/** Makes identity tokens. Only the gateway has the key. */
export function createIdentitySigner(privateKey: string) {
  const sign = createTokenSigner(privateKey, identityLifetimeMs);
  return (identity: Identity, audience: string): string => {
    const claims: IdentityClaims = {
      aud: audience,
      role: identity.role,
      ...(identity.userId ? { sub: identity.userId } : {}),
      ...(identity.visitorId ? { vis: identity.visitorId } : {}),
      ...(identity.loginId ? { lid: identity.loginId } : {}),
    };
    return sign(claims);
  };
}

/** Reads identity tokens meant for `audience`. @returns undefined for anything that the gateway did not sign for it */
export function createIdentityVerifier(publicKeys: readonly string[], audience: string) {
  const verify = createTokenVerifier(publicKeys, { audience });
  return (token: string | undefined): Identity | undefined => {
    if (!token) return undefined;
    const parsed = identityClaims.safeParse(verify(token));
    if (!parsed.success) return undefined;
    const { role, sub, vis, lid } = parsed.data;
    if (role !== 'visitor' && !sub) return undefined;
    return {
      role,
      ...(sub ? { userId: sub } : {}),
      ...(vis ? { visitorId: vis } : {}),
      ...(lid ? { loginId: lid } : {}),
    };
  };
}
