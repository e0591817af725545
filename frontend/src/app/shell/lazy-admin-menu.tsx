import { Suspense } from 'react';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import { useSession } from '../../lib/session/session.ts';

const AdminMenu = lazyNamed(() => import('./admin-menu.tsx'), 'AdminMenu');

/** The admins' menu. Only they load it; until then its space is kept. */
export function LazyAdminMenu() {
  const { user } = useSession();
  return (
    user?.role === 'admin' && (
      <ErrorBoundary fallback={null}>
        <Suspense fallback={<div className="hidden h-[calc(2.75rem+1px)] lg:block" />}>
          <AdminMenu />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
