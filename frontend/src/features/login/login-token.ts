import { loginCookies } from '@kbf/contracts';

/** The token of a login link. It stands in the fragment of the address, which no server sees. */
export function tokenIn(hash: string): string | undefined {
  return new URLSearchParams(hash.slice(1)).get('token') ?? undefined;
}

/**
 * Whether the link came by mail. Such a link always waits for a click: mail scanners that run scripts work in the
 * person's own browser, too.
 */
export function isFromMail(hash: string): boolean {
  return new URLSearchParams(hash.slice(1)).get('by') === 'email';
}

/** Takes the fragment out of the address bar and the history. */
export function forgetHash(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}

/**
 * Whether the link was asked for in this browser. Then it is redeemed at once; anywhere else it waits for a click, so
 * that no mail scanner or link preview uses it up.
 */
export function askedHere(): boolean {
  return document.cookie
    .split('; ')
    .some((cookie) => cookie.startsWith(`${loginCookies.askedHere}=`));
}
