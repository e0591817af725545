import type { OutgoingHttpHeaders } from 'node:http';
import { errorCodes } from '@kbf/contracts';
import { gatewayDeps } from './deps.ts';
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
  message: 'There is nothing here under this address.',
};

export const unavailable: Refusal = {
  status: 503,
  code: errorCodes.unavailable,
  message: 'This part of the site is not available right now. Please try again in a moment.',
};

export const tooLarge: Refusal = {
  status: 413,
  code: errorCodes.tooLarge,
  message: 'This is too large.',
};

export const unreadable: Refusal = {
  status: 400,
  code: errorCodes.invalid,
  message: 'This request cannot be read.',
};

export const internal: Refusal = {
  status: 500,
  code: errorCodes.internal,
  message: 'Something went wrong on our side. Nothing you wrote is lost; please try again.',
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
    'x-request-id': context.id,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...(refusal.retryAfter
      ? { 'retry-after': String(Math.max(1, Math.ceil(refusal.retryAfter))) }
      : {}),
    // What is still coming of a refused body is not read: the connection ends with the answer.
    ...(request.complete ? {} : { connection: 'close' }),
  };
  response.writeHead(refusal.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}
