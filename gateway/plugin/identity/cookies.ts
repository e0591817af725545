import { cookieName, loginHint } from '@kbf/contracts';
import { parseCookie, stringifySetCookie } from 'cookie';

/** Cookies of a request by name. Of a name that comes twice the first counts, as in browsers' own order. */
export type Cookies = Readonly<Record<string, string | undefined>>;

/** Reads a Cookie header. */
export const parseCookies = (header: string | undefined): Cookies => parseCookie(header ?? '');

/** @param publicOrigin under https the cookie is bound to the host, as that of a login is */
export const visitorCookieName = (publicOrigin: string): string =>
  cookieName(publicOrigin, 'kbf_visitor');

/** Longest that browsers keep a cookie (seconds). */
const longest = 400 * 24 * 60 * 60;

/** The hint that there is a login cookie; the page reads it. @param isThere false takes it away */
export function writeLoginHint(isThere: boolean, secure: boolean): string {
  return stringifySetCookie({
    name: loginHint,
    value: isThere ? '1' : '',
    path: '/',
    maxAge: isThere ? longest : 0,
    sameSite: 'lax',
    secure,
  });
}

/** A cookie of the gateway's own. @param value null takes it away */
export function writeCookie(name: string, value: string | null, secure: boolean): string {
  return stringifySetCookie({
    name,
    value: value ?? '',
    path: '/',
    maxAge: value === null ? 0 : longest,
    httpOnly: true,
    sameSite: 'lax',
    secure,
  });
}
