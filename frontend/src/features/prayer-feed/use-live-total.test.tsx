import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLiveTotal } from './use-live-total.ts';

const open = new Set<FakeSource>();
class FakeSource extends EventTarget {
  constructor() {
    super();
    open.add(this);
  }
  close() {
    open.delete(this);
  }
}
let isHidden = false;
const rest = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const show = (shown: boolean) => {
  isHidden = !shown;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  isHidden = false;
  open.clear();
});
afterEach(() => void vi.useRealTimers());

test('When the feed is left, then its stream ends; a short visit opens none, then or later', async () => {
  const short = renderHook(useLiveTotal);
  await rest(9_000);
  short.unmount();
  await rest(60_000);
  expect(open.size).toBe(0);

  const long = renderHook(useLiveTotal);
  await rest(10_000);
  expect(open.size).toBe(1);
  long.unmount();
  expect(open.size).toBe(0);
  show(false);
  show(true);
  await rest(60_000);
  expect(open.size).toBe(0);
});

test('When the tab is in the background, then it holds no stream; each return opens one', async () => {
  const { result, unmount } = renderHook(useLiveTotal);
  await rest(10_000);
  show(false);
  expect(open.size).toBe(0);
  show(true);
  show(false);
  show(true);
  await rest(1_000);
  expect(open.size).toBe(1);
  const [source] = open;
  act(() => void source!.dispatchEvent(new MessageEvent('changed', { data: '{"total":42}' })));
  expect(result.current).toBe(42);
  unmount();
  expect(open.size).toBe(0);
});
