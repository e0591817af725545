import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { countCursor, textCursor, timeCursor } from '../src/index.ts';

const nil = '00000000-0000-0000-0000-000000000000';

test('When a cursor is read back, then it names the same place, whatever kind of id it holds', () => {
  for (const id of [randomUUID(), nil]) {
    const place = { at: new Date(1_782_000_000_123), id };
    expect(timeCursor.decode(timeCursor.encode(place))).toEqual(place);
    for (const count of [0, 2 ** 31 - 1])
      expect(countCursor.decode(countCursor.encode({ count, ...place }))).toEqual({
        count,
        ...place,
      });
    for (const text of ['', 'Ruth', 'Žofie 好', 'x'.repeat(120)]) {
      expect(textCursor.decode(textCursor.encode({ text, id }))).toEqual({ text, id });
    }
  }
});

const real = timeCursor.encode({ at: new Date(), id: randomUUID() });

test.each([
  '',
  'x',
  `${real}A`,
  real.slice(1),
  ` ${real}`,
  real.replace(/^./, 'B'),
  textCursor.encode({ text: 'sixtimes', id: nil }),
  Buffer.alloc(23, 255).toString('base64url'),
  Buffer.concat([Buffer.from([3]), Buffer.alloc(16), Buffer.alloc(6, 255)]).toString('base64url'),
  'A'.repeat(200),
])('When %j is given as a cursor of a list by time, then it is refused', (cursor) => {
  expect(() => timeCursor.decode(cursor)).toThrow(/does not exist/);
});

test.each(['', real, textCursor.encode({ text: 'a\u0000b', id: nil }), 'AgA'])(
  'When %j is given as a cursor of a list by text, then it is refused',
  (cursor) => {
    expect(() => textCursor.decode(cursor)).toThrow(/does not exist/);
  },
);

test.each([
  '',
  real,
  Buffer.concat([Buffer.from([4]), Buffer.alloc(16), Buffer.alloc(3)]).toString('base64url'),
  countCursor.encode({ count: -1, at: new Date(), id: nil }),
  Buffer.concat([Buffer.from([4]), Buffer.alloc(20), Buffer.alloc(6, 255)]).toString('base64url'),
])('When %j is given as a cursor of a list by count, then it is refused', (cursor) => {
  expect(() => countCursor.decode(cursor)).toThrow(/does not exist/);
});
