import { createECDH } from 'node:crypto';

/** The two halves of PUSH_SIGNING_KEY, as browsers and the protocol write them (VAPID, RFC 8292). */
export function pushKeys(signingKey: Buffer): { publicKey: string; privateKey: string } {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(signingKey);
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: signingKey.toString('base64url'),
  };
}
