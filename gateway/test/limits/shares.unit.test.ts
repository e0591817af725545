import { expect, test } from 'vitest';
import { createShares } from '../../plugin/limits/shares.ts';

const takeMany = (take: () => boolean, most = 20) => {
  let taken = 0;
  while (taken < most && take()) taken += 1;
  return taken;
};

test('When a network has its share, then it gets no more, and another still does', () => {
  const shares = createShares({ all: 100, network: 10 });
  expect(shares.take(['a'], 10)).toBe(true);
  expect(shares.take(['a'], 1)).toBe(false);
  expect(shares.take(['b'], 11)).toBe(false);
  expect(shares.take(['b'], 10)).toBe(true);
});

test('When all is taken, then no network gets more, until some is given back', () => {
  const shares = createShares({ all: 15, network: 10 });
  shares.take(['a'], 10);
  expect(shares.take(['b'], 6)).toBe(false);
  expect(shares.take(['b'], 5)).toBe(true);
  expect(shares.take(['c'], 1)).toBe(false);
  shares.giveBack(['a'], 4);
  expect(shares.take(['c'], 5)).toBe(false);
  expect(shares.take(['c'], 4)).toBe(true);
});

test('When a network gives back a part, then it may take that part again, and no more', () => {
  const shares = createShares({ all: 100, network: 10 });
  shares.take(['a'], 10);
  shares.giveBack(['a'], 3);
  expect(shares.take(['a'], 4)).toBe(false);
  expect(shares.take(['a'], 3)).toBe(true);
  shares.giveBack(['a'], 10);
  expect(shares.take(['a'], 11)).toBe(false);
  expect(shares.take(['a'], 10)).toBe(true);
});

test('When IPv6 networks take in turn, then a /56 may twice as much as a /64, and a /48 four times', () => {
  const inOne56 = createShares({ all: 100, network: 3 });
  let at = 0;
  expect(takeMany(() => inOne56.take([`${(at += 1)}::/64`, '/56', '/48'], 1))).toBe(6);
  const inOne48 = createShares({ all: 100, network: 3 });
  expect(takeMany(() => inOne48.take([`${(at += 1)}::/64`, `${at}::/56`, '/48'], 1))).toBe(12);
});
