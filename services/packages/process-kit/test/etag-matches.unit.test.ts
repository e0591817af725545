import { expect, test } from 'vitest';
import { etagMatches } from '../src/index.ts';

test.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"x", W/"a" ,"y"', '"a"', true],
  ['*', '"a"', true],
  [' * ', '"a"', true],
  ['"b"', '"a"', false],
  ['a', '"a"', false],
  ['', '"a"', false],
  [undefined, '"a"', false],
])('When If-None-Match is %j and the version %s, then it matches: %s', (header, etag, matches) => {
  expect(etagMatches(header, etag)).toBe(matches);
});
