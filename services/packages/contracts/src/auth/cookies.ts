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

/** Header in which the gateway hands over the address of the client; it drops the one that came from outside. */
export const clientAddressHeader = 'x-client-address';

/**
 * Header in which a page says, with everything that changes something, the id of the person that it takes to be logged in.
 * When the login has ended the gateway answers 401, when it is somebody else's 409 `login_changed`, and nothing is done:
 * no text of a member is posted in the name of a visitor. Without the header the cookie alone decides.
 */
export const expectedUserHeader = 'x-expected-user';
