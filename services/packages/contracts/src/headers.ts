/** Headers of our own, between gateway and services and to browsers. The gateway drops the first three from outside. */

/** The gateway's signed word on who asks. */
export const identityHeader = 'x-identity';
/** With which one process proves to another which one it is. */
export const serviceHeader = 'x-service';
/** The address of the client, as the gateway saw it. */
export const clientAddressHeader = 'x-client-address';
/**
 * In which a page says, with everything that changes something, the id of the person that it takes to be logged in.
 * When the login has ended the gateway answers 401, when it is somebody else's 409 `login_changed`, and nothing is
 * done: no text of a member is posted in the name of a visitor. Without the header the cookie alone decides.
 */
export const expectedUserHeader = 'x-expected-user';
/** The id of a request, in every answer and log line. */
export const requestIdHeader = 'x-request-id';
/** How many things a list has in all. */
export const totalCountHeader = 'x-total-count';
/** An answer that is the same for every reader, so that the gateway may keep it. */
export const publicPageHeader = 'x-public-page';
