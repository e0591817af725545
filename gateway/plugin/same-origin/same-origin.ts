const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** Whether the host that was asked is one that this gateway answers for: the public one, or this very machine. */
export function isOwnHost(host: string | undefined, publicOrigin: string): boolean {
  return host !== undefined && (host === new URL(publicOrigin).host || loopbackHost.test(host));
}

/**
 * Whether a request may change something: it must come from a page of ours.
 *
 * Browsers send Origin, Sec-Fetch-Site or both with every unsafe request, so one with neither comes from a program that
 * holds its cookies itself; no other site can make a browser send it, and it is let through.
 */
export function mayChange(
  request: {
    method: string;
    host: string | undefined;
    origin: string | undefined;
    fetchSite: string | undefined;
  },
  publicOrigin: string,
): boolean {
  if (safeMethods.has(request.method)) return true;
  if (request.origin !== undefined) {
    if (request.origin === publicOrigin) return true;
    // Asked for by its local address (http://127.0.0.1:8080 as well as http://localhost:8080).
    return (
      request.host !== undefined &&
      loopbackHost.test(request.host) &&
      request.origin === `http://${request.host}`
    );
  }
  return request.fetchSite === undefined || request.fetchSite === 'same-origin';
}
