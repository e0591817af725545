import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { store } from '../lib/session/store.ts';

/** Provides the store of this page load. */
export function StoreProvider({ children }: { children: ReactNode }) {
  return <Provider store={store()}>{children}</Provider>;
}
