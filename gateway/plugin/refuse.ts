import type { OutgoingHttpHeaders } from 'node:http';
import {
  errorCodes,
  refusals,
  requestIdHeader,
  retryAfterAway,
  tooLargeMessage,
} from '@kbf/contracts';
import type { Care } from '@kbf/contracts';
import { careOfRefused } from './care/care-of-refused.ts';
import { gatewayDeps } from './deps.ts';
import { endAfterBody } from './end-after-body.ts';
import { contextOf } from './request-context.ts';
import type { GatewayRequest, GatewayResponse } from './http.ts';

/** An answer that the gateway gives in place of a service. */
export type Refusal = {
  status: number;
  code: string;
  message: string;
  /** Seconds. */
  retryAfter?: number;
  /** The rest of the body is not waited for. */
  endsAtOnce?: boolean;
};

export const notFound: Refusal = {
  status: 404,
  code: errorCodes.notFound,
  message: refusals.notFound,
};

export const unavailable: Refusal = {
  status: 503,
  code: errorCodes.unavailable,
  message: refusals.unavailable,
  retryAfter: retryAfterAway,
};

/** 413. @param mostBytes how large the body may be */
export const tooLarge = (mostBytes: number): Refusal => ({
  status: 413,
  code: errorCodes.tooLarge,
  message: tooLargeMessage(mostBytes),
});

export const unreadable: Refusal = {
  status: 400,
  code: errorCodes.invalid,
  message: refusals.unreadable,
};

export const internal: Refusal = {
  status: 500,
  code: errorCodes.internal,
  message: refusals.internal,
};

/** Whether an address that does not exist is answered with JSON rather than with a page. */
export const isForPrograms = (path: string): boolean =>
  /^\/(?:api|dev|internal)(?:\/|$)/i.test(path);

/**
 * Answers with an error in the form that every service uses, whichever policies the request has been through. Who wrote
 * that they are in danger reads where help is, too.
 */
export function refuse(request: GatewayRequest, response: GatewayResponse, refusal: Refusal): void {
  const { logger, metrics } = gatewayDeps();
  metrics.refused.inc({ code: refusal.code });
  const { call } = contextOf(request);
  if (!call?.words) {
    write(request, response, refusal);
    return;
  }
  careOfRefused(request, call.words)
    .catch((error: Error) => {
      logger.warn({ reason: error.name }, 'words were not heard');
      return undefined;
    })
    .then((care) => write(request, response, refusal, care))
    .catch((error: unknown) => response.destroy(error as Error));
}

function write(
  request: GatewayRequest,
  response: GatewayResponse,
  { status, code, message, retryAfter, endsAtOnce }: Refusal,
  care?: Care,
): void {
  const context = contextOf(request);
  const body = JSON.stringify({ message, code, ...(care ? { care } : {}) });
  const headers: OutgoingHttpHeaders = {
    ...context.securityHeaders,
    [requestIdHeader]: context.id,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...(retryAfter ? { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) } : {}),
    // Nothing of a refused body is used: the connection ends with it.
    ...(request.complete ? {} : { connection: 'close' }),
  };
  response.writeHead(status, headers);
  const sent = request.method === 'HEAD' ? undefined : body;
  if (request.complete || endsAtOnce) response.end(sent);
  else endAfterBody(request, response, sent);
}
