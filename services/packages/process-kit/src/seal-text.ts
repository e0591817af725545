import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Version of the format, so that a new format can be added while old fields still exist. */
const prefix = 'v1.';
const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

/** The field was not sealed with this key for this purpose, or was changed later. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

/**
 * Seals text that a service stores, so that only holders of the key can read or change it (AES-256-GCM).
 *
 * @param key 32 bytes
 * @param boundTo what the field belongs to, such as a message id; `open` must give the same value
 * @returns `v1.` and base64url
 */
export function seal(key: Uint8Array, plaintext: string, boundTo = ''): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', checked(key), iv, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(boundTo, 'utf8'));
  const sealed = Buffer.concat([
    iv,
    cipher.update(plaintext, 'utf8'),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  return prefix + sealed.toString('base64url');
}

/** @throws {SealError} without the reason */
export function open(key: Uint8Array, sealed: string, boundTo = ''): string {
  const bytes = Buffer.from(sealed.slice(prefix.length), 'base64url');
  if (!sealed.startsWith(prefix) || bytes.length < ivBytes + tagBytes) throw cannotOpen();
  const decipher = createDecipheriv('aes-256-gcm', checked(key), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(boundTo, 'utf8'));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  try {
    const text = decipher.update(bytes.subarray(ivBytes, -tagBytes));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    throw cannotOpen();
  }
}

function checked(key: Uint8Array): Uint8Array {
  if (key.length !== keyBytes) throw new TypeError(`a sealing key has ${keyBytes} bytes`);
  return key;
}

function cannotOpen(): SealError {
  return new SealError('the field cannot be opened');
}
