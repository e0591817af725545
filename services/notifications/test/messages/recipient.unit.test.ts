import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { deriveKey } from '../../src/keys.ts';
import { hashRecipient, maskRecipient } from '../../src/messages/recipient.ts';

const key = Buffer.alloc(32, 1);

test.each([
  ['+12025550142', '+1…42'],
  ['grace@whitfield.example', 'g…@whitfield.example'],
])('When %s is logged, then as %s', (recipient, masked) => {
  expect(maskRecipient(recipient)).toBe(masked);
});

test('When a recipient is hashed, then only the key’s holder gets the same hash', () => {
  const hash = hashRecipient(key, 'Grace@Whitfield.example');
  expect(hashRecipient(key, 'grace@whitfield.example')).toBe(hash);
  expect(hashRecipient(Buffer.alloc(32, 2), 'grace@whitfield.example')).not.toBe(hash);
});

test('When keys are derived, then each purpose has its own, none is the sealing key, and they stay the same', () => {
  expect(deriveKey(key, 'recipients').equals(deriveKey(key, 'unsubscribe'))).toBe(false);
  expect(deriveKey(key, 'recipients').equals(key)).toBe(false);
  // RFC 5869 by hand: a changed label or method would lose the STOP list.
  const prk = createHmac('sha256', Buffer.alloc(32)).update(key).digest();
  const expected = createHmac('sha256', prk)
    .update('kbf/notifications/recipients/v1')
    .update(Buffer.from([1]))
    .digest();
  expect(deriveKey(key, 'recipients').toString('hex')).toBe(expected.toString('hex'));
});
