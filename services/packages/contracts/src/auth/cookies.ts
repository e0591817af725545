/**
 * Login cookies. `asked` identifies the browser that asked for a link: there the link logs in at once, in any other
 * browser it waits for a click. `browser` is long-lived and remembers who has logged in there before.
 */
export const loginCookies = {
  login: 'kbf_login',
  asked: 'kbf_asked',
  browser: 'kbf_browser',
} as const;

/**
 * Name of a cookie. Under https, the prefix makes browsers accept the cookie only from this exact host.
 * @param publicOrigin origin of the site, such as https://example.org
 */
export const cookieName = (publicOrigin: string, name: string): string =>
  publicOrigin.startsWith('https:') ? `__Host-${name}` : name;

export const loginCookieName = (publicOrigin: string): string =>
  cookieName(publicOrigin, loginCookies.login);

/** Name of the gateway's cookie for people who are not logged in. */
export const visitorCookieName = (publicOrigin: string): string =>
  cookieName(publicOrigin, 'kbf_visitor');

/**
 * Tells the page whether a login cookie exists, because the page cannot read that cookie. Without this hint the person
 * is logged out, and the page skips a request that would be refused. The hint proves nothing. The gateway sets or
 * removes it with each page.
 */
export const loginHint = 'kbf_here';
