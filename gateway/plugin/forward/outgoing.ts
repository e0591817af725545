import { limits } from '@kbf/contracts';
import type { CallShape } from '@kbf/contracts';
import { keepBeginning } from '../care/beginning-of-body.ts';
import type { RequestContext } from '../request-context.ts';
import type { GatewayRequest } from '../http.ts';
import { requestBody } from './request-body.ts';
import { requestHeaders } from './request-headers.ts';
import type { Outgoing } from './send.ts';

/** Longest silence of a service once it has begun to answer, or while a model or a photo takes its time (ms). */
const timeoutMs = { stream: 90_000, other: 30_000 };
/** Longest wait for the first byte of any other answer (milliseconds). */
const firstByteMs = 3_000;

/** Largest body of a call in bytes. */
export const mostBytesOf = (call: CallShape): number => call.maxBodyBytes ?? limits.maxBodyBytes;

/** The request to the service that a call belongs to. */
export function outgoingFor(
  request: GatewayRequest,
  context: RequestContext,
  call: CallShape,
  token: string,
): Outgoing {
  const method = request.method ?? 'GET';
  const takesLong = call.streams || mostBytesOf(call) > limits.maxBodyBytes;
  const timeout = call.streams ? timeoutMs.stream : timeoutMs.other;
  const isRead = method === 'GET' || method === 'HEAD';
  const headers = requestHeaders(request.headers, {
    id: context.id,
    token,
    address: context.address,
    withCookies: call.service === 'auth',
  });
  // Should no service answer, we must know ourselves what was said.
  const keep = call.words && ((chunk: Buffer) => keepBeginning(request, chunk));
  if (isRead) delete headers['content-length'];
  return {
    method,
    path: context.path + context.search,
    headers,
    body: isRead ? undefined : requestBody(request, mostBytesOf(call), keep),
    repeatable: isRead,
    headersTimeout: takesLong ? timeout : firstByteMs,
    bodyTimeout: timeout,
  };
}
