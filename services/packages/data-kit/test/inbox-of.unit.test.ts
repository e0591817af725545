import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inboxOf } from '../src/inbox-of.ts';

test.each([
  ['Ruth+club@Example.org', 'ruth@example.org'],
  ['r.u.t.h+1+2@gmail.com', 'ruth@gmail.com'],
  ['ru.th@googlemail.com', 'ruth@gmail.com'],
  ['r.uth@example.org', 'r.uth@example.org'],
  ['+1@example.org', '+1@example.org'],
  ['no address', 'no address'],
])('When the address is %s, then its inbox is %s', (address, inbox) => {
  expect(inboxOf(address)).toBe(inbox);
});

test('When tags are added to any address, then the inbox stays, and its inbox is itself', () => {
  // A quote at its beginning is not part of an address, and "+1" alone is a name.
  const emails = fc.emailAddress().filter((email) => !/^['+]/.test(email));
  fc.assert(
    fc.property(emails, fc.stringMatching(/^[a-z\d.+-]{0,12}$/), (email, tag) => {
      const [name, domain] = email.split('@');
      const inbox = inboxOf(email);
      expect(inboxOf(inbox)).toBe(inbox);
      expect(inboxOf(`${name}+${tag}@${domain}`)).toBe(inbox);
    }),
  );
});
