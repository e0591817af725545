import type { IncomingHttpHeaders } from 'node:http';
import { publicPageHeader, requestIdHeader } from '@kbf/contracts';

/** About one connection, not about the answer (RFC 9110, 7.6.1). */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The gateway's own to say, or nobody's business outside. */
const notPassedOn = new Set([
  publicPageHeader,
  requestIdHeader,
  'server',
  'x-powered-by',
  'date',
  'content-security-policy',
  'x-frame-options',
]);
/** Which other sites may read an answer is for the routing file to say, never for a service. */
const corsPrefix = 'access-control-';

/**
 * Headers of a service's answer, for whoever asked.
 * @param reserved headers that the gateway has set; its word counts
 */
export function answerHeaders(
  from: IncomingHttpHeaders,
  reserved: (name: string) => boolean,
): Record<string, string | string[]> {
  const named = new Set(
    (from.connection ?? '').split(',').map((name) => name.trim().toLowerCase()),
  );
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(from)) {
    if (value === undefined || hopByHop.has(name) || named.has(name)) continue;
    if (notPassedOn.has(name) || name.startsWith(corsPrefix) || reserved(name)) continue;
    headers[name] = value;
  }
  // What nobody said may be kept is for whoever asked, once.
  headers['cache-control'] ??= 'no-store';
  return headers;
}
