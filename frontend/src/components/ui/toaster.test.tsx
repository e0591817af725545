import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toast, useToasts } from '../../lib/browser/toast.ts';
import { Toaster } from './toaster.tsx';

afterEach(() => void vi.useRealTimers());

/** All toasts of the list, visible or not. */
function Listed() {
  return <p data-testid="listed">{useToasts().map(({ title, open }) => `${title} ${open}`)}</p>;
}

function open() {
  render(
    <>
      <Toaster />
      <Listed />
    </>,
  );
}
const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const listed = () => screen.getByTestId('listed').textContent;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const say = (content: Parameters<typeof toast>[0]) => act(() => void toast(content));

test('When a second toast comes, then only that one is visible', () => {
  open();
  say({ title: 'First' });
  say({ title: 'Second', description: 'and last' });

  expect(shown()).toEqual(['Secondand last']);
  expect(listed()).toBe('Second true');
});

test('When nothing is done for 5 seconds, then the toast closes, and leaves the list after 1,000,000 ms', () => {
  vi.useFakeTimers();
  open();
  say({ title: 'Passing' });

  pass(4_999);
  expect(listed()).toBe('Passing true');
  pass(1);
  expect(listed()).toBe('Passing false');
  pass(999_999);
  expect(listed()).toBe('Passing false');
  pass(1);
  expect(listed()).toBe('');
});

test('When a toast has its own time, then that time holds', () => {
  vi.useFakeTimers();
  open();
  say({ title: 'Short', durationMs: 2_000 });

  pass(2_000);

  expect(listed()).toBe('Short false');
});

test.each([
  { distance: 51, after: 'Swiped false' },
  { distance: 49, after: 'Swiped true' },
])('When a toast is swiped $distance px to the right, then: $after', ({ distance, after }) => {
  open();
  say({ title: 'Swiped' });
  const item = screen.getByRole('listitem');

  fireEvent.pointerDown(item, { button: 0, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(item, { clientX: 20, clientY: 0 });
  fireEvent.pointerMove(item, { clientX: distance, clientY: 0 });
  fireEvent.pointerUp(item, { clientX: distance, clientY: 0 });

  expect(listed()).toBe(after);
});

test('When F8 is pressed, then the keyboard is at the toasts', async () => {
  open();
  say({ title: 'Listen' });

  fireEvent.keyDown(document, { code: 'F8', key: 'F8' });

  await waitFor(() =>
    expect(screen.getByRole('region', { name: /F8/ }).contains(document.activeElement)).toBe(true),
  );
});

test('When a toast reports a failure, then it looks like one and can be closed', () => {
  open();
  say({ title: 'Error joining', variant: 'destructive' });

  expect(screen.getByRole('listitem').className).toContain('bg-clay');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(listed()).toBe('Error joining false');
});

test('When the toast’s action is taken, then it is done once and the toast closes', () => {
  open();
  const onSelect = vi.fn<() => void>();
  say({ title: 'Prayer Shared', action: { label: 'Stay here', onSelect } });

  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));

  expect(onSelect).toHaveBeenCalledOnce();
  expect(listed()).toBe('Prayer Shared false');
});
