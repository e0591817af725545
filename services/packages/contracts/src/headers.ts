/**
 * Our own headers, between the gateway, the services and browsers. The gateway removes the first three from outside
 * requests.
 */

/** The gateway's signed statement of who asks. */
export const identityHeader = 'x-identity';
/** Proves to another process which process is calling. */
export const serviceHeader = 'x-service';
/** The address of the client, as the gateway saw it. */
export const clientAddressHeader = 'x-client-address';
/**
 * With each change, the page sends the id of the person that it believes is logged in. If the login has ended, the
 * gateway answers 401; if another person is logged in, 409 `login_changed`. In both cases nothing is changed, so a
 * member's text is never posted as a visitor's. Without the header, the cookie alone decides.
 */
export const expectedUserHeader = 'x-expected-user';
/** The id of a request, in every answer and log line. */
export const requestIdHeader = 'x-request-id';
/** Total number of items of a list. */
export const totalCountHeader = 'x-total-count';
/** Marks an answer that is the same for every reader, so that the gateway may cache it. */
export const publicPageHeader = 'x-public-page';
