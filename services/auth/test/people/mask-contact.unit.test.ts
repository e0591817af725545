import { expect, test } from 'vitest';
import { maskContact } from '../../src/people/mask-contact.ts';

test.each([
  ['+12025550142', '(•••) •••-0142'],
  ['+442079460958', '+44 ••• 0958'],
  ['daniel@okafor.example', 'd•••@okafor.example'],
])('When %s is masked, then it is %s', (contact, masked) => {
  expect(maskContact(contact)).toBe(masked);
});
