import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';

/** An Ed25519 key pair in the form that configuration carries: DER as base64url, on one line. */
export type KeyPair = { privateKey: string; publicKey: string };

/** Makes an Ed25519 key pair. */
export function generateKeys(): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'),
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
  };
}

/** Private key of configuration as PEM. @throws if it is no PKCS#8 key. */
export function privateKeyPem(key: string): string {
  return createPrivateKey({
    key: Buffer.from(key, 'base64url'),
    format: 'der',
    type: 'pkcs8',
  }).export({ format: 'pem', type: 'pkcs8' });
}

/** Public key of configuration as PEM. @throws if it is no SPKI key. */
export function publicKeyPem(key: string): string {
  return createPublicKey({
    key: Buffer.from(key, 'base64url'),
    format: 'der',
    type: 'spki',
  }).export({ format: 'pem', type: 'spki' });
}

const works = (read: (key: string) => string) => (key: string) => {
  try {
    read(key);
    return true;
  } catch {
    return false;
  }
};

/** Whether configuration holds a key there, and not something else. */
export const isPrivateKey = works(privateKeyPem);
export const isPublicKey = works(publicKeyPem);
