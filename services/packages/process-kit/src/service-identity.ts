import { createTokenSigner, createTokenVerifier } from './signed-token.ts';

/** Header with which one process proves to another which one it is. */
export const serviceHeader = 'x-service';

/**
 * Who may call whom on internal routes. Everything else is refused, so that a service that was broken into can do no
 * more than its own work asks for.
 */
export const allowedCallers: Readonly<Record<string, readonly string[]>> = {
  auth: ['gateway', 'notifications'],
  community: [],
  intake: [],
  ai: ['community'],
  library: [],
  notifications: [],
};

/** Makes the header for calls from `caller`. A token is reused for half of its minute. */
export function createServiceSigner(caller: string, privateKey: string) {
  const sign = createTokenSigner(privateKey, 60_000);
  const kept = new Map<string, { token: string; until: number }>();
  return (audience: string): string => {
    const now = Date.now();
    const known = kept.get(audience);
    if (known && known.until > now) return known.token;
    const token = sign({ iss: caller, aud: audience });
    kept.set(audience, { token, until: now + 30_000 });
    return token;
  };
}

/**
 * Checks that header on calls to `audience`.
 * @param publicKeys public keys by service name
 * @returns the calling service, or undefined if the token is not valid or that service may not call this one
 */
export function createServiceVerifier(
  audience: string,
  publicKeys: Readonly<Record<string, readonly string[]>>,
) {
  const callers = (allowedCallers[audience] ?? []).map((caller) => ({
    caller,
    verify: createTokenVerifier(publicKeys[caller] ?? [], { audience, issuer: caller }),
  }));
  return (token: string | undefined): string | undefined =>
    token ? callers.find(({ verify }) => verify(token))?.caller : undefined;
}
