/**
 * The page before the login, to return to. It is stored in this tab while the page is open. For a link that opens in
 * another tab of this browser, it is stored while the link is valid.
 */
import { limits } from '@kbf/contracts';
import { paths } from '../paths.ts';

const storageKey = 'place-before-login';
let here: string | undefined;

/** Call it on every navigation. The login page is ignored. */
export function notePlace(place: string): void {
  if (!place.startsWith(paths.login.href())) here = place;
}

/** Call it when a login link is sent. */
export function handPlaceToLink(): void {
  try {
    const until = Date.now() + limits.login.linkMinutes * 60_000;
    if (here) localStorage.setItem(storageKey, JSON.stringify({ place: here, until }));
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: a link in another tab opens the start page.
  }
}

function handedPlace(): string | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    const { place, until } = Object(kept) as { place?: unknown; until?: unknown };
    const isPath = typeof place === 'string' && /^\/(?![/\\])/.test(place);
    return isPath && Number(until) > Date.now() ? place : undefined;
  } catch {
    return undefined;
  }
}

/** Where to go after login: the stored page, else the start page. */
export function placeAfterLogin(): string {
  return here ?? handedPlace() ?? paths.home.href();
}

/** Resets it like a new page load. For tests. */
export function resetPlace(): void {
  here = undefined;
}
