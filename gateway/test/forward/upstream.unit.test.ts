import { createLogger } from '@kbf/process-kit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUpstream } from '../../plugin/forward/upstream.ts';
import type { Upstream } from '../../plugin/forward/upstream.ts';

let upstream: Upstream;
beforeEach(async () => {
  vi.useFakeTimers();
  upstream = await createUpstream({
    name: 'community',
    urls: ['http://127.0.0.1:3001', 'http://127.0.0.1:3002'],
    logger: createLogger('test', 'silent'),
    leftOutMs: { first: 500, most: 5_000 },
  });
});
afterEach(async () => {
  await upstream.close();
  vi.useRealTimers();
});

const none: ReadonlySet<string> = new Set();
/** The ports of the next addresses in turn. */
const next = (count: number) =>
  Array.from({ length: count }, () => new URL(upstream.pick(none)!.origin).port);

it('When an address was refused, then it is left out, longer with each failure, and asked by one call after', () => {
  const failed = upstream.pick(none)!;
  upstream.report(failed, 'away');
  expect(next(4)).toEqual(['3002', '3002', '3002', '3002']);
  vi.advanceTimersByTime(501);
  expect(next(4).filter((port) => port === '3001')).toHaveLength(1);
  upstream.report(failed, 'away');
  vi.advanceTimersByTime(999);
  expect(next(4)).not.toContain('3001');
  vi.advanceTimersByTime(2);
  expect(next(4)).toContain('3001');
  upstream.report(failed, 'well');
  expect(next(4).toSorted()).toEqual(['3001', '3001', '3002', '3002']);
});

it('When a process is ending, then it is left out, and connections that it will close are not used', () => {
  const ending = upstream.pick(none)!;
  const { pool } = ending;
  upstream.report(ending, 'ending');
  expect(ending.pool).not.toBe(pool);
  expect(pool.closed).toBe(true);
  expect(next(4)).not.toContain('3001');
  const kept = ending.pool;
  upstream.report(ending, 'ending');
  expect(ending.pool).toBe(kept);
});

it('When all were refused, then the one that was left out first is asked all the same', () => {
  for (let at = 0; at < 2; at += 1) upstream.report(upstream.pick(none)!, 'away');
  expect(next(1)).toEqual(['3001']);
});
