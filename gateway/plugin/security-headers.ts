import { requestIdHeader } from '@kbf/contracts';
import type { CallTable } from './call-table.ts';
import { definePolicy } from './http.ts';
import type { GatewayRequest } from './http.ts';
import type { ContextOf } from './request-context.ts';

const contentPolicy = [
  "default-src 'self'",
  "base-uri 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "img-src 'self' data: blob:",
  "media-src 'self'",
  "object-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
].join('; ');

const everywhere: Readonly<Record<string, string>> = {
  'content-security-policy': contentPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const overHttps: Readonly<Record<string, string>> = {
  ...everywhere,
  'content-security-policy': `${contentPolicy}; upgrade-insecure-requests`,
  'strict-transport-security': 'max-age=31536000',
};

/** Headers of every answer but those with `openHeaders`. Without a CORS header no other site can read the answer. */
export function securityHeaders(secure: boolean): Readonly<Record<string, string>> {
  return secure ? overHttps : everywhere;
}

/** The same for a page with a base address on this site. */
const withOwnBase = (headers: Readonly<Record<string, string>>): Record<string, string> => ({
  ...headers,
  'content-security-policy': (headers['content-security-policy'] ?? '').replace(
    "base-uri 'none'",
    "base-uri 'self'",
  ),
});

/** A page that other sites embed may not run, load or send anything; its style is inline. */
const openContentPolicy = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
  "script-src 'none'",
  "style-src 'unsafe-inline'",
].join('; ');

const open: Readonly<Record<string, string>> = {
  'content-security-policy': openContentPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-resource-policy': 'cross-origin',
  // With `*` browsers send no cookies, so every site reads the public answer.
  'access-control-allow-origin': '*',
};

/** Headers of answers that any site may embed and read, such as the wisdom widget. */
function openHeaders(secure: boolean): Readonly<Record<string, string>> {
  return secure
    ? { ...open, 'strict-transport-security': overHttps['strict-transport-security']! }
    : open;
}

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
      const usual = securityHeaders(deps.secure);
      const closed = Object.entries(ownBase === true ? withOwnBase(usual) : usual);
      const open = openHeaders(deps.secure);
      return (request, response, next) => {
        const isOpen = openToSites === true && isOpenRead(request, deps);
        if (isOpen) deps.contextOf(request).securityHeaders = open;
        for (const [name, value] of isOpen ? Object.entries(open) : closed)
          response.setHeader(name, value);
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
    if (request.method !== 'OPTIONS' || !isOpenRead(request, deps)) {
      next();
      return;
    }
    response.writeHead(204, {
      [requestIdHeader]: deps.contextOf(request).id,
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'accept, content-type, if-none-match',
      'access-control-max-age': String(preflightMaxAge),
      'cache-control': 'no-store',
    });
    response.end();
  });
