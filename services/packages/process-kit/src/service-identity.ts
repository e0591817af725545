import { processNames, serviceClaims } from '@kbf/contracts';
import type { ProcessName, ServiceClaims } from '@kbf/contracts';
import { createTokenReader, createTokenSigner, createTokenVerifier } from './signed-token.ts';

/** Lifetime of a token (milliseconds). */
const lifetimeMs = 60_000;

/** Makes the header for calls from `caller`. A token is reused for half a minute, half of its lifetime. */
export function createServiceSigner(caller: ProcessName, privateKey: string) {
  const sign = createTokenSigner(privateKey, lifetimeMs);
  const kept = new Map<string, { token: string; until: number }>();
  return (audience: string): string => {
    const now = Date.now();
    const known = kept.get(audience);
    if (known && known.until > now) return known.token;
    const claims: ServiceClaims = { iss: caller, aud: audience };
    const token = sign(claims);
    kept.set(audience, { token, until: now + 30_000 });
    return token;
  };
}

/**
 * Checks that header on calls to `audience`. The call itself decides which processes may make it.
 * @param publicKeys public keys by process name
 * @returns the calling process, or undefined if the token is not valid
 */
export function createServiceVerifier(
  audience: string,
  publicKeys: Readonly<Record<string, readonly string[]>>,
) {
  const read = createTokenReader();
  const verifiers = new Map(
    processNames.map((issuer) => [
      issuer,
      createTokenVerifier(publicKeys[issuer] ?? [], {
        audience,
        issuer,
        mostAgeMs: 2 * lifetimeMs,
      }),
    ]),
  );
  return (token: string | undefined): ProcessName | undefined => {
    const claims = serviceClaims.safeParse(token && read(token));
    const issuer = processNames.find((name) => name === claims.data?.iss);
    return token && issuer && verifiers.get(issuer)?.(token) ? issuer : undefined;
  };
}
