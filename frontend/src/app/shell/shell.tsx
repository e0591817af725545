import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { QuietLine } from '../../components/help-line/quiet-line.tsx';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { PageFailure } from '../../components/page-failure.tsx';
import { Loading } from '../../components/ui/loading.tsx';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import { LazyPasskeyOffer } from './lazy-passkey-offer.tsx';
import { LazyProof } from './lazy-proof.tsx';
import { TopNavigation } from './top-navigation.tsx';
import { useArrival } from './use-arrival.ts';
import { useSession } from '../../lib/session/session.ts';
import { useToasts } from '../../lib/browser/toast.ts';
import { useOnline } from '../../lib/browser/use-online.ts';

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

/** The footer is on every page except /contribute and paths that start with /prayer, including the feeds. */
export function hasFooter(pathname: string): boolean {
  const path = pathname.replace(/(?<=[^/])\/+$/, '');
  return path !== '/contribute' && !path.startsWith('/prayer');
}

const AdminMenu = lazyNamed(() => import('./admin-menu.tsx'), 'AdminMenu');

/** The admins' menu. Only they load it; until then its space is kept. */
function LazyAdminMenu() {
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

const Toaster = lazyNamed(() => import('../../components/ui/toaster.tsx'), 'Toaster');

/** The toaster loads with the first toast. The page works without it if its code does not load. */
function LazyToaster() {
  const toasts = useToasts();
  if (toasts.length === 0) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Says that there is no network, at any scroll position. */
function OfflineNotice() {
  const online = useOnline();
  return (
    <output className="sticky top-16 z-20 block bg-linen">
      {!online && (
        <p className="page border-b border-hairline py-2.5 text-sm">
          You are offline. What you have written stays here until you are back online.
        </p>
      )}
    </output>
  );
}

/** First stop of the keyboard: skips the navigation. */
function SkipLink() {
  return (
    <a
      href="#main"
      onClick={(event) => {
        // The router owns the hash, so move only the focus.
        event.preventDefault();
        document.querySelector<HTMLElement>('#main')?.focus();
      }}
      className="print:hidden fixed top-2 left-2 z-70 -translate-y-20 rounded-md bg-button px-4 py-2.5 font-semibold text-button-ink transition-transform focus:translate-y-0"
    >
      Skip to main content
    </a>
  );
}
