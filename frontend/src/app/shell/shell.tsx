import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { QuietLine } from '../../components/help-line/quiet-line.tsx';
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

/** It stays at the lower edge while one reads on, and in its own room where the page ends: it covers no end. */
const quietLine =
  'sticky bottom-0 z-20 bg-paper px-[clamp(1.25rem,4vw,3rem)] not-empty:border-t not-empty:border-hairline not-empty:pb-[env(safe-area-inset-bottom)]';

/** What surrounds every page. */
export function Shell() {
  const { pathname } = useLocation();
  useArrival();
  const footer = hasFooter(pathname);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopNavigation />
      <AdminMenu />
      <OfflineNotice />
      <LazyPasskeyOffer />
      {/* The footer begins below the first screen: a page that grows while it loads never moves it under the eyes. */}
      <main
        id="main"
        tabIndex={-1}
        className={`flex flex-1 flex-col ${footer ? 'min-h-[calc(100svh-4rem)]' : ''}`}
      >
        <ErrorBoundary resetKey={pathname} fallback={<PageFailure />}>
          <Suspense fallback={<Loading label="One moment..." className="min-h-dvh" />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <QuietLine isBehind className={quietLine} />
      {footer && <Footer />}
      <LazyToaster />
    </div>
  );
}
