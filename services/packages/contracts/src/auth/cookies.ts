/**
 * Cookies of a login. `asked` tells the server which browser asked for a link, so that it is redeemed at once there and
 * waits for a click anywhere else. `browser` says, for long, who has logged in there before.
 */
export const loginCookies = {
  login: 'kbf_login',
  asked: 'kbf_asked',
  browser: 'kbf_browser',
} as const;

/**
 * Name of a cookie. Under https the prefix makes browsers refuse it from anything but this very host.
 * @param publicOrigin origin of the site, such as https://example.org
 */
export const cookieName = (publicOrigin: string, name: string): string =>
  publicOrigin.startsWith('https:') ? `__Host-${name}` : name;

export const loginCookieName = (publicOrigin: string): string =>
  cookieName(publicOrigin, loginCookies.login);

/**
 * Tells the page, which cannot read the login cookie, whether there is one to ask about: without it nobody is logged
 * in, and no question is asked that would be refused. It proves nothing. The gateway sets it, or takes it away, with
 * each page.
 */
export const loginHint = 'kbf_here';
