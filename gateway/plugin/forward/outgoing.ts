import type { IncomingHttpHeaders } from 'node:http';
import { clientAddressHeader, identityHeader, limits, requestIdHeader } from '@kbf/contracts';
import type { CallShape } from '@kbf/contracts';
import type { GatewayLimits } from '../gateway-limits.ts';
import { parseJson } from '../http.ts';
import type { GatewayRequest } from '../http.ts';
import type { RequestContext } from '../request-context.ts';
import type { Outgoing } from './send.ts';

/**
 * Headers from outside that services get to see. This is a list of allowed headers, not of forbidden ones: no header
 * can then make a client somebody else, whatever its name.
 */
const passedOn = [
  'accept',
  'accept-language',
  'authorization',
  'content-language',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'last-event-id',
  'range',
  'user-agent',
  'x-twilio-signature',
] as const;

/** Methods that mean the same twice as once (RFC 9110, 9.2.2). */
const idempotent = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);

/** Largest body of a call (bytes). */
export const mostBytesOf = (call: CallShape): number => call.maxBodyBytes ?? limits.maxBodyBytes;

/** The request to the service of a call. */
export function outgoingFor(
  request: GatewayRequest,
  context: RequestContext,
  call: CallShape,
  body: Buffer | undefined,
  { firstByteMs, answerMs, replyMs }: GatewayLimits,
): Outgoing {
  const method = request.method ?? 'GET';
  const hasPhoto = (body?.length ?? 0) > limits.maxBodyBytes;
  const longestMs = call.streams ? replyMs : answerMs;
  return {
    method,
    path: context.path + context.search,
    headers: requestHeaders(request.headers, context, call),
    body,
    isRepeatable: () => idempotent.has(method) || carriesRequestId(body),
    headersTimeout: call.streams || hasPhoto ? longestMs : firstByteMs,
    bodyTimeout: longestMs,
  };
}

function requestHeaders(
  from: IncomingHttpHeaders,
  { id, address, token = '' }: RequestContext,
  call: CallShape,
): Record<string, string> {
  const headers: Record<string, string> = {
    [requestIdHeader]: id,
    [identityHeader]: token,
    [clientAddressHeader]: address,
    'x-forwarded-for': address,
  };
  for (const name of passedOn) {
    const value = from[name];
    if (typeof value === 'string') headers[name] = value;
  }
  // Only auth needs cookies. The other services never see these secrets.
  if (call.service === 'auth' && from.cookie) headers['cookie'] = from.cookie;
  return headers;
}

/** Services act only once on calls with the same `requestId`. */
function carriesRequestId(body: Buffer | undefined): boolean {
  const { requestId } = Object(parseJson(body)) as { requestId?: unknown };
  return typeof requestId === 'string';
}
