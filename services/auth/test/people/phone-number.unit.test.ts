import { expect, test } from 'vitest';
import { readPhoneNumber } from '../../src/people/phone-number.ts';

test.each(['+1 900 555 0105', '+1 800 555 0199', '+44 909 879 0000', '+44 800 800 0000'])(
  'When a number costs whoever texts to it, or is nobody’s phone (%s), then it is not taken',
  (text) => {
    expect(readPhoneNumber(text)?.valid ?? false).toBe(false);
  },
);

test.each([
  ['202 555 0101', '+12025550101'],
  ['+44 7911 123456', '+447911123456'],
])('When a number is a person’s (%s), then it is taken', (text, e164) => {
  expect(readPhoneNumber(text)).toMatchObject({ e164, valid: true });
});
