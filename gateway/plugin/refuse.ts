import type { OutgoingHttpHeaders } from 'node:http';
import {
  errorCodes,
  refusals,
  requestIdHeader,
  retryAfterAway,
  tooLargeMessage,
} from '@kbf/contracts';
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

/** Answers with an error in the form that every service uses, whichever policies the request has been through. */
export function refuse(request: GatewayRequest, response: GatewayResponse, refusal: Refusal): void {
  const { metrics } = gatewayDeps();
  const context = contextOf(request);
  metrics.refused.inc({ code: refusal.code });
  const body = JSON.stringify({ message: refusal.message, code: refusal.code });
  const headers: OutgoingHttpHeaders = {
    ...context.securityHeaders,
    [requestIdHeader]: context.id,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...(refusal.retryAfter
      ? { 'retry-after': String(Math.max(1, Math.ceil(refusal.retryAfter))) }
      : {}),
    // Nothing of a refused body is used: the connection ends with it.
    ...(request.complete ? {} : { connection: 'close' }),
  };
  response.writeHead(refusal.status, headers);
  const sent = request.method === 'HEAD' ? undefined : body;
  if (request.complete) response.end(sent);
  else endAfterBody(request, response, sent);
}
