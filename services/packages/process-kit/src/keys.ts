import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** A key pair in the form of the configuration: DER as base64url, on one line. */
export type KeyPair = { privateKey: string; publicKey: string };

const write = ({ privateKey, publicKey }: { privateKey: KeyObject; publicKey: KeyObject }) => ({
  privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'),
  publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
});

/** Makes a pair for signing and verifying (Ed25519). */
export const generateKeys = (): KeyPair => write(generateKeyPairSync('ed25519'));

/** Makes a pair for sealing and opening (X25519). */
export const generateReaderKeys = (): KeyPair => write(generateKeyPairSync('x25519'));

/** Private key from the configuration. @throws if it is not a PKCS#8 key */
export const readPrivateKey = (key: string): KeyObject =>
  createPrivateKey({ key: Buffer.from(key, 'base64url'), format: 'der', type: 'pkcs8' });

/** Public key from the configuration. @throws if it is not an SPKI key */
export const readPublicKey = (key: string): KeyObject =>
  createPublicKey({ key: Buffer.from(key, 'base64url'), format: 'der', type: 'spki' });

/** Private key from the configuration, as PEM. @throws if it is not a PKCS#8 key */
export function privateKeyPem(key: string): string {
  return readPrivateKey(key).export({ format: 'pem', type: 'pkcs8' });
}

/** Public key from the configuration, as PEM. @throws if it is not an SPKI key */
export function publicKeyPem(key: string): string {
  return readPublicKey(key).export({ format: 'pem', type: 'spki' });
}

const isOf = (kind: 'ed25519' | 'x25519', read: (key: string) => KeyObject) => (key: string) => {
  try {
    return read(key).asymmetricKeyType === kind;
  } catch {
    return false;
  }
};

/** Whether a setting is a valid key. */
export const isPrivateKey = isOf('ed25519', readPrivateKey);
export const isPublicKey = isOf('ed25519', readPublicKey);
export const isReaderPrivateKey = isOf('x25519', readPrivateKey);
export const isReaderPublicKey = isOf('x25519', readPublicKey);
