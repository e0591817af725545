import { errorCodes } from '@kbf/contracts';
import { definePolicy } from './http.ts';
import { notFound, refusal } from './refuse.ts';
import type { Basics } from './refuse.ts';

const notOurPage = refusal(403, errorCodes.forbidden, 'This only works from our own pages.');
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** Whether the asked host is one of this gateway: the public one, or this machine. */
export function isOwnHost(host: string | undefined, publicOrigin: string): boolean {
  return host !== undefined && (host === new URL(publicOrigin).host || loopbackHost.test(host));
}

/**
 * Whether a request may change something: it must come from our own pages.
 *
 * Browsers send Origin, Sec-Fetch-Site or both with every unsafe request. A request with neither comes from a program
 * that holds its cookies itself. No other site can make a browser send it, so it is allowed.
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
  const { method, host, origin, fetchSite } = request;
  if (safeMethods.has(method) || origin === publicOrigin) return true;
  if (origin === undefined) return fetchSite === undefined || fetchSite === 'same-origin';
  // A local start is reached at http://127.0.0.1:8080 as well as at http://localhost:8080.
  return host !== undefined && loopbackHost.test(host) && origin === `http://${host}`;
}

/** Lets only our own pages change anything. Webhooks are exempt: their signatures prove who they are. */
export const sameOrigin = ({
  contextOf,
  refuse,
  publicOrigin,
}: Basics & { publicOrigin: string }) =>
  definePolicy('same-origin', () => (request, response, next) => {
    const { call, path } = contextOf(request);
    const { method = '' } = request;
    const { host, origin, 'sec-fetch-site': fetchSite } = request.headers;
    // A foreign domain that points at this machine must not read the messages of a local start.
    if (path.startsWith('/dev/') && !isOwnHost(host, publicOrigin))
      refuse(request, response, notFound);
    else if (
      call?.audience === 'webhook' ||
      mayChange({ method, host, origin, fetchSite }, publicOrigin)
    )
      next();
    else refuse(request, response, notOurPage);
  });
