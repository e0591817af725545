import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { App } from '../app/app.tsx';
import { store } from '../lib/session/store.ts';
import { loadSession } from '../lib/session/session.ts';

/** Provides this test's store to a part that makes calls. */
export function WithStore({ children }: { children: ReactNode }) {
  return <Provider store={store()}>{children}</Provider>;
}

/**
 * Opens the whole site at an address, like a browser. As a visitor, unless the test called `server.use(member())`
 * before.
 */
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
