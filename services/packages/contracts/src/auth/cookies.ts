/**
 * Cookies of a login. `asked` tells the server which browser asked for a link; `askedHere` tells the login page the
 * same, so that it redeems at once there and waits for a click anywhere else.
 */
export const loginCookies = { asked: 'kbf_asked', askedHere: 'kbf_asked_here' } as const;

/**
 * Name of the login cookie. Under https the prefix makes browsers refuse it from anything but this very host.
 * @param publicOrigin origin of the site, such as https://example.org
 */
export function loginCookieName(publicOrigin: string): string {
  return publicOrigin.startsWith('https:') ? '__Host-kbf_login' : 'kbf_login';
}
