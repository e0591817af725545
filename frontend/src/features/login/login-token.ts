import { loginCookies } from '@kbf/contracts';

/**
 * Takes the token of a login link out of the address. It stands in the fragment, which no server sees, and leaves the
 * address bar and the history at once.
 */
export function takeLoginToken(): string | undefined {
  const token = new URLSearchParams(window.location.hash.slice(1)).get('token');
  if (!token) return undefined;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  return token;
}

/**
 * Whether the link was asked for in this browser. Then it is redeemed at once; anywhere else it waits for a click, so that
 * no mail scanner or link preview uses it up.
 */
export function askedHere(): boolean {
  return document.cookie
    .split('; ')
    .some((cookie) => cookie.startsWith(`${loginCookies.askedHere}=`));
}
