import { sharePicture } from '@kbf/contracts';
import type { CallTable } from '../call-table.ts';
import { definePolicy } from '../http.ts';
import type { GatewayRequest } from '../http.ts';
import type { ContextOf } from '../request-context.ts';
import { openHeaders, securityHeaders, shownAnywhere } from './security-headers.ts';

type OpenReads = { contextOf: ContextOf; calls: CallTable };

const methods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request reads something that exists, or asks whether it may. Nothing else is open to other sites. */
const isOpenRead = (request: GatewayRequest, { contextOf, calls }: OpenReads): boolean =>
  methods.has(request.method ?? '') && calls.find('GET', contextOf(request).path) !== undefined;

/**
 * Sets the headers that keep a browser from doing harm with an answer. Settings: `openToSites` lets other sites embed
 * and read the answers of the pipeline; `ownBase` lets its pages name a base address on this site.
 */
export const securityHeadersPolicy = (deps: OpenReads & { secure: boolean }) =>
  definePolicy(
    'security-headers',
    ({ openToSites, ownBase }) => {
      const closed = new Map(Object.entries(securityHeaders(deps.secure, ownBase === true)));
      const open = new Map(Object.entries(openHeaders(deps.secure)));
      return (request, response, next) => {
        const isOpen = openToSites === true && isOpenRead(request, deps);
        response.setHeaders(isOpen ? open : closed);
        // Other sites may show this as a preview of a link, although they may not read anything else.
        const isPreview = deps.contextOf(request).call?.id === sharePicture.id;
        if (isPreview) response.setHeader(...shownAnywhere);
        next();
      };
    },
    { openToSites: { type: 'boolean' }, ownBase: { type: 'boolean' } },
  );

/** Browsers may remember the answer of a preflight for a day (seconds). */
const preflightMaxAge = 86_400;

/**
 * Answers browsers that ask whether another site may make a call. Only in pipelines that are open to sites; anywhere
 * else the question gets 404 and the browser does not make the call.
 */
export const preflight = (deps: OpenReads) =>
  definePolicy('preflight', () => (request, response, next) => {
    if (request.method !== 'OPTIONS' || !isOpenRead(request, deps)) return next();
    response.writeHead(204, {
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'accept, content-type, if-none-match',
      'access-control-max-age': String(preflightMaxAge),
      'cache-control': 'no-store',
    });
    response.end();
  });
