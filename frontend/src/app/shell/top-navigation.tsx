import { limits, site } from '@kbf/contracts';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { ArchMark } from '../../components/ui/arch.tsx';
import { ArchPortrait } from '../../components/ui/arch-portrait.tsx';
import { MenuIcon, MoonIcon, SunIcon } from '../../components/ui/first-icons.tsx';
import { paths } from '../../lib/paths.ts';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import { loadEarly } from '../../lib/browser/load-code.ts';
import { useSession } from '../../lib/session/session.ts';
import { LoginControl } from './login-control.tsx';
import { NavigationItem } from './navigation-item.tsx';
import { navigationLinks } from './navigation-links.ts';
import { chooseTheme, useTheme } from '../../lib/browser/theme.ts';

const loadDrawer = () => import('./side-drawer.tsx');
const SideDrawer = lazyNamed(loadDrawer, 'SideDrawer');

const linkStyle =
  'relative inline-flex min-h-11 items-center px-1 text-quiet transition-colors hover:text-ink aria-[current=page]:text-ink after:absolute after:inset-x-1 after:bottom-1.5 after:h-px after:origin-left after:scale-x-0 after:bg-gold after:transition-transform after:duration-200 hover:after:scale-x-100 aria-[current=page]:after:scale-x-100';

/** Sticky; it gets a shadow once the page is scrolled. */
export function TopNavigation() {
  const session = useSession();
  const floats = useScrolledPast(limits.navigation.shadowAfterPx);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const portrait = session.user?.profileImageUrl;

  return (
    <header
      data-floats={floats}
      data-print="no"
      className="sticky top-0 z-30 bg-paper shadow-rest transition-shadow duration-200 data-[floats=true]:shadow-float"
    >
      <div className="page flex h-16 items-center gap-3 sm:gap-6">
        <Link to={paths.home.href()} className="mr-auto flex items-center gap-3">
          <ArchMark className="h-9 shrink-0" />
          <span className="font-display text-lg leading-[1.05] tracking-tight">
            <span className="sr-only">{site.name}, home page</span>
            <span aria-hidden="true">{site.shortName}</span>
          </span>
        </Link>
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="flex items-center gap-5">
            {navigationLinks(session.status).map((link) => (
              <li key={link.label}>
                <NavigationItem link={link} className={linkStyle} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-1 lg:gap-3">
          <ThemeToggle className="text-quiet hover:text-ink" />
          {portrait && session.user && (
            <Link to={paths.founder.href()} className="hidden lg:inline-flex">
              <ArchPortrait name={session.user.fullName} imageUrl={portrait} />
            </Link>
          )}
          {/* Keeps its space while the session is unknown, so that nothing jumps. */}
          <div className="hidden min-w-20 lg:block">
            <LoginControl className="w-full" />
          </div>
          <button
            type="button"
            aria-label="Open the menu"
            aria-haspopup="dialog"
            aria-expanded={drawerOpen}
            onPointerEnter={() => loadEarly(loadDrawer)}
            onClick={() => setDrawerOpen(true)}
            className="-mr-2.5 inline-flex size-11 items-center justify-center rounded-md hover:bg-ink/5 lg:hidden"
          >
            <MenuIcon />
          </button>
        </div>
      </div>
      {drawerOpen && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <SideDrawer open onOpenChange={setDrawerOpen} />
          </Suspense>
        </ErrorBoundary>
      )}
    </header>
  );
}

/** Switches between light and dark, and stores the choice. */
function ThemeToggle({ className = '' }: { className?: string }) {
  const theme = useTheme();
  const next = theme === 'dark' ? 'light' : 'dark';
  const Icon = next === 'dark' ? MoonIcon : SunIcon;
  return (
    <button
      type="button"
      onClick={() => chooseTheme(next)}
      aria-label={`Switch to ${next} theme`}
      className={`inline-flex size-11 items-center justify-center rounded-md transition-colors hover:bg-current/8 ${className}`}
    >
      <Icon />
    </button>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Whether the page is scrolled by more than this many pixels. */
function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => false,
  );
}
