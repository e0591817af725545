import { hkdfSync } from 'node:crypto';

/**
 * What a key of this service is for. The labels are stable: a changed one makes every stored hash and every link that
 * was sent worthless.
 */
const labels = {
  /** Hashes of recipients: the STOP list, and the log of what went to whom. */
  recipients: 'kbf/notifications/recipients/v1',
  /** Signatures of unsubscribe links. */
  unsubscribe: 'kbf/notifications/unsubscribe/v1',
} as const;

/** A key of its own for one purpose, made from SEALING_KEY (HKDF-SHA-256): no key does two kinds of work. */
export function deriveKey(sealingKey: Uint8Array, purpose: keyof typeof labels): Buffer {
  return Buffer.from(hkdfSync('sha256', sealingKey, new Uint8Array(), labels[purpose], 32));
}
