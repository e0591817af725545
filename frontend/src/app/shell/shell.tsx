import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { QuietLine } from '../../components/help-line/quiet-line.tsx';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { PageFailure } from '../../components/page-failure.tsx';
import { Loading } from '../../components/ui/loading.tsx';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import { hasFooter } from './footer-rule.ts';
import { LazyAdminMenu } from './lazy-admin-menu.tsx';
import { LazyPasskeyOffer } from './lazy-passkey-offer.tsx';
import { LazyProof } from './lazy-proof.tsx';
import { LazyToaster } from './lazy-toaster.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopNavigation } from './top-navigation.tsx';
import { useArrival } from './use-arrival.ts';

// It begins below the first screen, so no first screen waits for its code.
const Footer = lazyNamed(() => import('./footer.tsx'), 'Footer');

/**
 * Stays at the lower edge while scrolling, and has its own space at the end of the page, so that it never covers
 * content.
 */
const quietLine =
  'sticky bottom-0 z-20 bg-paper px-[clamp(1.25rem,4vw,3rem)] not-empty:border-t not-empty:border-hairline not-empty:pb-[env(safe-area-inset-bottom)]';

/** The frame around every page. */
export function Shell() {
  const { pathname } = useLocation();
  useArrival();
  const footer = hasFooter(pathname);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopNavigation />
      <LazyAdminMenu />
      <OfflineNotice />
      <LazyPasskeyOffer />
      {/* The footer begins below the first screen, so that it does not move visibly while the page loads. */}
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
      {footer && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <Footer />
          </Suspense>
        </ErrorBoundary>
      )}
      <LazyProof />
      <LazyToaster />
    </div>
  );
}
