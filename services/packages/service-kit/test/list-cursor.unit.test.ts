import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { decodeListCursor, encodeListCursor } from '../src/index.ts';

test('When a cursor is read back, then it names the same place, whatever kind of id it holds', () => {
  for (const id of [randomUUID(), '00000000-0000-0000-0000-000000000000']) {
    const place = { at: new Date(1_782_000_000_123), id };
    expect(decodeListCursor(encodeListCursor(place))).toEqual(place);
  }
});

const real = encodeListCursor({ at: new Date(), id: randomUUID() });

test.each([
  '',
  'x',
  `${real}A`,
  real.slice(1),
  ` ${real}`,
  real.replace(/^./, 'B'),
  Buffer.alloc(23, 255).toString('base64url'),
  'A'.repeat(200),
])('When %j is given as a cursor, then it is refused', (cursor) => {
  expect(() => decodeListCursor(cursor)).toThrow(/does not exist/);
});
