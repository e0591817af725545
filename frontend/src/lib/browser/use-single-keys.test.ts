import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSingleKeys } from './use-single-keys.ts';

test('When they are turned off, then everything that follows them knows, and the browser keeps it', () => {
  const one = renderHook(() => useSingleKeys('some-keys'));
  const other = renderHook(() => useSingleKeys('some-keys'));
  const elsewhere = renderHook(() => useSingleKeys('other-keys'));
  act(() => one.result.current.turn(false));
  expect([one.result.current.isOn, other.result.current.isOn]).toEqual([false, false]);
  expect(elsewhere.result.current.isOn).toBe(true);
  expect(renderHook(() => useSingleKeys('some-keys')).result.current.isOn).toBe(false);
});

test('When another tab turns them off, then they are off here, too', () => {
  const { result } = renderHook(() => useSingleKeys('some-keys'));
  localStorage.setItem('some-keys', 'off');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'some-keys' })));
  expect(result.current.isOn).toBe(false);
});

test('When the browser keeps nothing, then the choice holds as long as the page is open', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  const { result } = renderHook(() => useSingleKeys('keys-of-a-page'));
  expect(result.current.isOn).toBe(true);
  act(() => result.current.turn(false));
  expect(result.current.isOn).toBe(false);
});
