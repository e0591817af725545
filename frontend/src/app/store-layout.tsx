import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { StoreProvider } from '../components/store-provider.tsx';
import { Loading } from '../components/ui/loading.tsx';

/** The store for all pages inside, see `app.tsx`. */
export function StoreLayout() {
  return (
    <StoreProvider>
      <Suspense fallback={<Loading label="One moment..." />}>
        <Outlet />
      </Suspense>
    </StoreProvider>
  );
}
