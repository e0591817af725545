import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { focusPage, goToSection } from '../../lib/browser/go-to-section.ts';
import { scrollBehavior } from '../../lib/browser/motion.ts';
import { notePlace } from '../../lib/session/place-before-login.ts';

/**
 * On navigation: a hash scrolls to its section after 100 ms. Any other link scrolls to the top and moves the focus to
 * the page, so that a screen reader starts there. Back and forward are left to the browser, and so is a page that only
 * stores its state in the address (`state: { staysInPlace: true }`).
 */
export function useArrival(): void {
  // The whole location: clicking the same link again makes a new one, and scrolls again.
  const location = useLocation();
  const navigation = useNavigationType();
  const lastPathname = useRef<string>(undefined);

  useEffect(() => {
    const { pathname, search, hash } = location;
    notePlace(pathname + search);
    const { staysInPlace } = Object(location.state) as { staysInPlace?: boolean };
    const isFirst = lastPathname.current === undefined;
    const isNewPage = !isFirst && lastPathname.current !== pathname;
    lastPathname.current = pathname;
    // A login link has its token in the hash, which names no section.
    if (hash.length > 1 && !hash.includes('=')) {
      return goToSection(decodeURIComponent(hash.slice(1)));
    }
    if (isFirst || navigation === NavigationType.Pop || staysInPlace) return undefined;
    // A tab or a search that is stored in the address: keep the scroll position.
    if (!isNewPage && navigation === NavigationType.Replace) return undefined;
    window.scrollTo({ top: 0, behavior: scrollBehavior() });
    if (isNewPage) focusPage();
    return undefined;
  }, [location, navigation]);
}
