import { identityClaims } from '@kbf/contracts';
import type { IdentityClaims } from '@kbf/contracts';
import { createTokenSigner, createTokenVerifier } from './signed-token.ts';

/**
 * Who asks, as the gateway determined it. A reader without a cookie is a visitor with neither id. `visitorId` is set
 * from the first write on. It stays beside `userId` for a person who logs in later, but earlier data is not moved to
 * the member.
 */
export type Identity = {
  role: 'visitor' | 'member' | 'admin';
  userId?: string;
  visitorId?: string;
  /** The login session of this request. */
  loginId?: string;
  /** When the person last proved who they are, in Unix seconds. */
  authTime?: number;
};

/** A reader without a cookie. */
export const anonymous: Identity = Object.freeze({ role: 'visitor' });

/** Lifetime of a token in milliseconds. The same string is reused for seconds, so that services can cache its check. */
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
      ...(identity.authTime ? { auth_time: identity.authTime } : {}),
    };
    return sign(claims);
  };
}

/** Reads identity tokens for `audience`. @returns undefined for anything that the gateway did not sign for it */
export function createIdentityVerifier(publicKeys: readonly string[], audience: string) {
  const verify = createTokenVerifier(publicKeys, { audience, mostAgeMs: 2 * identityLifetimeMs });
  return (token: string | undefined): Identity | undefined => {
    if (!token) return undefined;
    const parsed = identityClaims.safeParse(verify(token));
    if (!parsed.success) return undefined;
    const { role, sub, vis, lid, auth_time: authTime } = parsed.data;
    if (role !== 'visitor' && !sub) return undefined;
    return {
      role,
      ...(sub ? { userId: sub } : {}),
      ...(vis ? { visitorId: vis } : {}),
      ...(lid ? { loginId: lid } : {}),
      ...(authTime ? { authTime } : {}),
    };
  };
}
