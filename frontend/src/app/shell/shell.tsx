import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { PageFailure } from '../../components/page-failure.tsx';
import { Loading } from '../../components/ui/loading.tsx';
import { AdminMenu } from './admin-menu.tsx';
import { Footer } from './footer.tsx';
import { hasFooter } from './footer-rule.ts';
import { LazyPasskeyOffer } from './lazy-passkey-offer.tsx';
import { LazyToaster } from './lazy-toaster.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopNavigation } from './top-navigation.tsx';
import { useArrival } from './use-arrival.ts';

/** What surrounds every page. */
export function Shell() {
  const { pathname } = useLocation();
  useArrival();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopNavigation />
      <AdminMenu />
      <OfflineNotice />
      <LazyPasskeyOffer />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        <ErrorBoundary resetKey={pathname} fallback={<PageFailure />}>
          <Suspense fallback={<Loading label="One moment..." className="min-h-dvh" />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      {hasFooter(pathname) && <Footer />}
      <LazyToaster />
    </div>
  );
}
