import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { limits } from '@kbf/contracts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** The largest multiple of 62 in a byte: bytes above it would make some characters more likely. */
const fair = 248;

/** Random letters and digits, 5.95 bits each: no characters that a text message or a URL could break. */
export function randomText(length: number): string {
  let text = '';
  while (text.length < length)
    for (const byte of randomBytes(length))
      if (byte < fair && text.length < length) text += alphabet[byte % 62];
  return text;
}

/** Secret of a login link: 119 bits, short enough for a text of one segment. */
export const newLinkToken = (): string => randomText(20);

/** Secret of a cookie: 190 bits. */
export const newCookieSecret = (): string => randomText(32);

export const newCode = (): string =>
  String(randomInt(10 ** limits.login.codeDigits)).padStart(limits.login.codeDigits, '0');

export type HashPurpose =
  | 'link'
  | 'code'
  | 'recipient'
  | 'asked'
  | 'login'
  | 'limit'
  | 'browser'
  | 'undo'
  | 'role'
  | 'keep'
  | 'challenge';

/**
 * Keyed hash (HMAC-SHA-256, base64url) of a secret or of contact data. The purpose separates the hashes of different
 * things. Without the key, an attacker cannot try all codes or phone numbers against a stolen table.
 */
export function hashFor(key: Uint8Array, purpose: HashPurpose, value: string): string {
  return createHmac('sha256', key).update(`${purpose}:${value}`).digest('base64url');
}

/** Hashes a code with its request id, so that equal codes of two requests have different hashes. */
export const hashCode = (key: Uint8Array, requestId: string, code: string): string =>
  hashFor(key, 'code', `${requestId}:${code}`);

/** Compares in constant time, so that the duration does not reveal how much was right. */
export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
