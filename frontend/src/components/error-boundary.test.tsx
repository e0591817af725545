import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageFailure } from './page-failure.tsx';

function Broken(): never {
  throw new Error('broken on purpose');
}

test('When a page breaks, then a humane message stands in its place and the rest stays', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);

  render(
    <>
      <p>Navigation</p>
      <ErrorBoundary fallback={<PageFailure />}>
        <Broken />
      </ErrorBoundary>
    </>,
  );

  expect(screen.getByRole('alert').textContent).toContain('We could not show this page');
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeTruthy();
  expect(screen.getByText('Navigation')).toBeTruthy();
  logged.mockRestore();
});

test('When one goes on to another page after a failure, then that page is shown', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const boundary = (path: string) => (
    <ErrorBoundary resetKey={path} fallback={<PageFailure />}>
      {path === '/broken' ? <Broken /> : <p>Another page</p>}
    </ErrorBoundary>
  );
  const { rerender } = render(boundary('/broken'));

  rerender(boundary('/fine'));

  expect(screen.getByText('Another page')).toBeTruthy();
  logged.mockRestore();
});
