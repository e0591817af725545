/**
 * Where somebody was before the login page, so that they go on there. In this tab it is remembered while the page is
 * open; a link that opens in another tab of this browser finds it for as long as the link is good.
 */
import { limits } from '@kbf/contracts';
import { paths } from '../config/paths.ts';

const storageKey = 'place-before-login';
let here: string | undefined;

/** To be called with every place somebody comes to. The login page is none. */
export function notePlace(place: string): void {
  if (!place.startsWith(paths.login.href())) here = place;
}

/** To be called when a login link is sent. */
export function handPlaceToLink(): void {
  try {
    const until = Date.now() + limits.login.linkMinutes * 60_000;
    if (here) localStorage.setItem(storageKey, JSON.stringify({ place: here, until }));
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: a link in another tab leads to the start page.
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

/** Where to go on once logged in: the start page for whoever came from nowhere. */
export function placeAfterLogin(): string {
  return here ?? handedPlace() ?? paths.home.href();
}

/** Forgets it, as a fresh page load would. For tests. */
export function resetPlace(): void {
  here = undefined;
}
