import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { decodeCursor, encodeCursor } from '../../src/feed/feed-cursor.ts';

test('When a place is encoded and decoded, then it is the same to the millisecond', () => {
  const place = { at: new Date('2026-03-01T12:00:00.123Z'), id: randomUUID() };

  expect(decodeCursor(encodeCursor(place))).toEqual(place);
});

const real = encodeCursor({ at: new Date(), id: randomUUID() });

test.each([
  ['words', 'next-page'],
  ['nothing but a space', ' '],
  [
    'random bytes of the right length',
    Buffer.concat([Buffer.from([9]), randomBytes(22)]).toString('base64url'),
  ],
  [
    'bytes that are no id',
    Buffer.concat([Buffer.from([1]), Buffer.alloc(22)]).toString('base64url'),
  ],
  ['a cursor with more behind it', `${real}A`],
  ['a cursor that was cut', real.slice(0, -1)],
  ['plain base64', Buffer.from(real, 'base64url').toString('base64').padEnd(40, '=')],
  ['SQL', "' OR 1=1 --"],
])('When a cursor is %s, then it is refused as invalid', (_what, cursor) => {
  expect(() => decodeCursor(cursor)).toThrow(expect.objectContaining({ status: 400 }));
});
