import { EventEmitter } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { publicPageHeader, requestIdHeader } from '@kbf/contracts';
import type { Logger } from '@kbf/process-kit';
import type { GatewayMetrics } from '../gateway-metrics.ts';
import type { GatewayRequest, GatewayResponse } from '../http.ts';
import { unavailable } from '../refuse.ts';
import type { Basics } from '../refuse.ts';
import { NotReached, send } from './send.ts';
import type { Outgoing } from './send.ts';
import type { Upstream } from './upstream.ts';

/** About the size of a page of prayers (bytes). */
const mostCollectedBytes = 64 * 1024;

/**
 * Sends a request to a service, and the answer back as it comes. Only small answers are collected, which costs half as
 * much as a stream: a slow reader slows the service, and a client that goes away cancels the request.
 */
export async function passOn(
  request: GatewayRequest,
  response: GatewayResponse,
  sent: {
    upstream: Upstream;
    outgoing: Outgoing;
    /** Called when the body will not be sent again. */
    onAnswer: () => void;
    /** Asked when the service was not reached: whether to send the request again instead of refusing it. */
    mayWait: () => Promise<boolean>;
  },
  { contextOf, refuse, logger, metrics }: Basics & { logger: Logger; metrics: GatewayMetrics },
): Promise<'answered' | 'not reached'> {
  const { upstream, outgoing, onAnswer, mayWait } = sent;
  const context = contextOf(request);
  // As undici takes it, and much cheaper than an AbortController.
  const leaving = new EventEmitter();
  const leave = () => leaving.emit('abort');
  response.once('close', leave);
  try {
    const { statusCode, headers, body } = await send(upstream, outgoing, leaving);
    onAnswer();
    for (const step of context.beforeAnswer) step(statusCode);
    // Only auth sees cookies, so only auth may set cookies.
    const passed = answerHeaders(headers, (name) =>
      name === 'set-cookie' ? upstream.name !== 'auth' : response.hasHeader(name),
    );
    const cookies = [passed['set-cookie'] ?? [], context.setCookies].flat();
    if (cookies.length > 0) passed['set-cookie'] = cookies;
    if (Number(headers['content-length']) <= mostCollectedBytes) {
      const bytes = await body.bytes();
      response.writeHead(statusCode, passed).end(bytes);
      return 'answered';
    }
    response.writeHead(statusCode, passed);
    // The first words of a stream may be seconds away; the reader learns now that it has begun.
    if (String(headers['content-type']).startsWith('text/event-stream')) response.flushHeaders();
    await pipeline(body, response);
    return 'answered';
  } catch (error) {
    const { name, code, message: reason } = error as NodeJS.ErrnoException;
    const isClientGone = name === 'AbortError' || code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (isClientGone) return 'answered';
    if (error instanceof NotReached && (await mayWait())) return 'not reached';
    const { name: service } = upstream;
    metrics.upstreamFailures.inc({ service });
    // The client must see that an answer is incomplete.
    if (response.headersSent) response.destroy();
    else {
      logger.warn({ requestId: context.id, service, reason }, 'no answer from a service');
      refuse(request, response, unavailable);
    }
    return 'answered';
  } finally {
    response.off('close', leave);
  }
}

/** Headers about one connection, not about the answer (RFC 9110, 7.6.1). */
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

/** Headers that the gateway sets itself, and internal ones. */
const notPassedOn = new Set([
  publicPageHeader,
  requestIdHeader,
  'server',
  'x-powered-by',
  'date',
  'content-security-policy',
  'x-frame-options',
]);

/**
 * Headers of a service's answer that the client gets.
 * @param isReserved whether the gateway sets a header itself
 */
export function answerHeaders(
  from: IncomingHttpHeaders,
  isReserved: (name: string) => boolean,
): Record<string, string | string[]> {
  const named = new Set(from.connection?.toLowerCase().split(/[\s,]+/));
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(from)) {
    if (value === undefined || hopByHop.has(name) || named.has(name)) continue;
    // The routing file decides which answers other sites may read, never a service.
    const isCors = name.startsWith('access-control-');
    if (isCors || notPassedOn.has(name) || isReserved(name)) continue;
    headers[name] = value;
  }
  headers['cache-control'] ??= 'no-store';
  return headers;
}
