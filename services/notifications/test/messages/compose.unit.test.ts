import { expect, test } from 'vitest';
import { hashRecipient, maskRecipient } from '../../src/messages/recipient.ts';
import { compose } from '../../src/messages/templates.ts';

const token = 'A1b2C3d4E5f6G7h8I9j0';
const gsm7 = /^[\w @£$¥!"#%&'()*+,\-./:;<=>?\n]*$/;

test('When a login text is written for a site address of 40 characters, then it fits one segment with the link in the middle', () => {
  const origin = `https://${'a'.repeat(24)}.example`;
  expect(origin).toHaveLength(40);
  const link = `${origin}/login#token=${token}`;
  const { text } = compose('login', { to: '+12025550142', link, code: '123456' });
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text).toMatch(gsm7);
  expect(text.indexOf(link)).toBeGreaterThan(0);
  expect(text.endsWith(link)).toBe(false);
  expect(text).toContain('123456');
  expect(text).toContain('STOP');
});

test('When a message has no template, then it is an error, not an empty text', () => {
  expect(() => compose('constructor', { to: '+12025550142' })).toThrow('no template');
});

test.each([
  ['+12025550142', '+1…42'],
  ['grace@whitfield.example', 'g…@whitfield.example'],
])('When %s is logged, then as %s', (recipient, masked) => {
  expect(maskRecipient(recipient)).toBe(masked);
});

test('When a recipient is hashed, then only the key’s holder gets the same hash', () => {
  const hash = hashRecipient(Buffer.alloc(32, 1), 'Grace@Whitfield.example');
  expect(hashRecipient(Buffer.alloc(32, 1), 'grace@whitfield.example')).toBe(hash);
  expect(hashRecipient(Buffer.alloc(32, 2), 'grace@whitfield.example')).not.toBe(hash);
});
