import { site } from '@kbf/contracts';
import type { AuthConfig } from '../config.ts';

/**
 * Signatures that we take, by their numbers in COSE: EdDSA, ES256 and RS256. Every device makes one of them; newer
 * ones are still experimental in Node.
 */
export const algorithms = [-8, -7, -257];

/** Who asks for passkeys: this site, by the one setting of its public address. A passkey works nowhere else. */
export const relyingParty = ({ PUBLIC_ORIGIN }: Pick<AuthConfig, 'PUBLIC_ORIGIN'>) => ({
  name: site.name,
  id: new URL(PUBLIC_ORIGIN).hostname,
  origin: new URL(PUBLIC_ORIGIN).origin,
});
