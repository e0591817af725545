import {
  createCipheriv,
  createDecipheriv,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
} from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { SealError } from '@kbf/process-kit';

/** Version of the format, so that a new format can be added while old fields still exist. */
const prefix = 'v2.';
const label = 'kbf/events/sealed/v2';
const publicBytes = 32;
const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

/**
 * Seals text so that only the holder of the reader's private key can open it; the sender cannot. A new key pair for
 * each text and the reader's key give a shared secret (X25519), and HKDF-SHA-256 turns it into a key for AES-256-GCM.
 *
 * @param boundTo what the text belongs to; `openAsReader` must give the same value
 * @returns `v2.` and base64url
 */
export function sealForReader(reader: KeyObject, text: string, boundTo: string): string {
  const { privateKey, publicKey } = generateKeyPairSync('x25519');
  const own = rawOf(publicKey);
  const { key, iv } = agree(privateKey, reader, own, rawOf(reader));
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(boundTo, 'utf8'));
  const sealed = Buffer.concat([
    own,
    cipher.update(text, 'utf8'),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  return prefix + sealed.toString('base64url');
}

/** @throws {SealError} without the reason */
export function openAsReader(privateKey: KeyObject, sealed: string, boundTo: string): string {
  const bytes = Buffer.from(sealed.slice(prefix.length), 'base64url');
  if (!sealed.startsWith(prefix) || bytes.length < publicBytes + tagBytes) throw cannotOpen();
  try {
    const other = bytes.subarray(0, publicBytes);
    const own = rawOf(createPublicKey(privateKey));
    const { key, iv } = agree(privateKey, publicKeyFrom(other), other, own);
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(boundTo, 'utf8'));
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    const text = decipher.update(bytes.subarray(publicBytes, -tagBytes));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    throw cannotOpen();
  }
}

/** The secret shared by the two. It is used once, so the initialization vector may come from it too. */
function agree(privateKey: KeyObject, publicKey: KeyObject, sender: Buffer, reader: Buffer) {
  const shared = diffieHellman({ privateKey, publicKey });
  const salt = Buffer.concat([sender, reader]);
  const bytes = Buffer.from(hkdfSync('sha256', shared, salt, label, keyBytes + ivBytes));
  return { key: bytes.subarray(0, keyBytes), iv: bytes.subarray(keyBytes) };
}

const rawOf = (publicKey: KeyObject): Buffer =>
  Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');

const publicKeyFrom = (raw: Buffer): KeyObject =>
  createPublicKey({
    key: { kty: 'OKP', crv: 'X25519', x: raw.toString('base64url') },
    format: 'jwk',
  });

function cannotOpen(): SealError {
  return new SealError('the field cannot be opened');
}
