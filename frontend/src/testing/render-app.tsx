import { cleanup, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { App } from '../app/app.tsx';
import { resetStore, store } from '../app/store.ts';
import { loadSession, resetSession } from '../lib/session.ts';
import { resetToasts } from '../lib/toast.ts';
import { fillBrowserGaps } from './browser-gaps.ts';
import { server, visitor } from './server.ts';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 });

// Importing this file is enough: every test of the importing file starts with a fresh page and a strict API stand-in.
beforeAll(() => {
  fillBrowserGaps();
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => server.use(visitor));
afterEach(() => {
  cleanup();
  server.resetHandlers();
  resetStore();
  resetSession();
  resetToasts();
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset['theme'];
});
afterAll(() => server.close());

/** Brings the store of this test to a part that makes calls. */
export function WithStore({ children }: { children: ReactNode }) {
  return <Provider store={store()}>{children}</Provider>;
}

/** Opens the whole site at an address, as a browser would. Visitor unless the test uses `server.use(member())` before. */
export function openPage(address: string) {
  window.history.replaceState(null, '', address);
  void loadSession();
  const user = userEvent.setup();
  return {
    user,
    ...render(
      <BrowserRouter>
        <App />
      </BrowserRouter>,
    ),
  };
}
