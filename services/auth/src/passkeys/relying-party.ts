import { site } from '@kbf/contracts';
import type { AuthConfig } from '../config.ts';

/**
 * The signature algorithms that we accept, by their COSE numbers: EdDSA, ES256 and RS256. Every device supports one of
 * them. Newer ones are still experimental in Node.
 */
export const algorithms = [-8, -7, -257];

/** The site that asks for passkeys, from its public address. A passkey works on this site only. */
export const relyingParty = ({ PUBLIC_ORIGIN }: Pick<AuthConfig, 'PUBLIC_ORIGIN'>) => ({
  name: site.name,
  id: new URL(PUBLIC_ORIGIN).hostname,
  origin: new URL(PUBLIC_ORIGIN).origin,
});
