import { hkdfSync } from 'node:crypto';

/** Purposes of this service's keys. Never change a label: stored hashes and sent links would become invalid. */
const labels = {
  /** Hashes of recipients: the STOP list, and the delivery log. */
  recipients: 'kbf/notifications/recipients/v1',
  /** Signatures of unsubscribe links. */
  unsubscribe: 'kbf/notifications/unsubscribe/v1',
} as const;

/** Derives a separate key for one purpose from SEALING_KEY (HKDF-SHA-256). */
export function deriveKey(sealingKey: Uint8Array, purpose: keyof typeof labels): Buffer {
  return Buffer.from(hkdfSync('sha256', sealingKey, new Uint8Array(), labels[purpose], 32));
}
