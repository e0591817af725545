import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router';
import { Loading } from '../components/ui/loading.tsx';
import { store } from './store.ts';

/** Brings the store to the pages that make calls. Loaded with the first of them, so the landing page does without. */
export function DataLayout() {
  return (
    <Provider store={store()}>
      <Suspense fallback={<Loading label="One moment..." />}>
        <Outlet />
      </Suspense>
    </Provider>
  );
}
