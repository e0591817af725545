import { describe, expect, it } from 'vitest';
import { parseRange } from '../../plugin/files/send-stored.ts';

describe('ranges of a file of 100 bytes', () => {
  it.each([
    ['bytes=0-9', { first: 0, last: 9 }],
    ['bytes=90-', { first: 90, last: 99 }],
    ['bytes=90-500', { first: 90, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-500', { first: 0, last: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', undefined],
    ['bytes=0-1,5-6', undefined],
    ['lines=1-2', undefined],
    ['bytes=-', undefined],
    [undefined, undefined],
  ])('When %s is asked for, then it is %j', (header, range) =>
    expect(parseRange(header, 100)).toEqual(range),
  );
});
