import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router';
import { Loading } from '../components/ui/loading.tsx';
import { store } from './store.ts';

/** Loads the store for pages that make calls. It comes with the first of them, so the landing page does not need it. */
export function DataLayout() {
  return (
    <Provider store={store()}>
      <Suspense fallback={<Loading label="One moment..." />}>
        <Outlet />
      </Suspense>
    </Provider>
  );
}
