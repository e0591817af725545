import { limits } from '@kbf/contracts';
import type { CallShape } from '@kbf/contracts';
import { gatewayDeps } from '../deps.ts';
import { contextOf } from '../request-context.ts';
import type { GatewayRequest } from '../http.ts';
import { mayBeSentAgain } from './may-be-sent-again.ts';
import { requestHeaders } from './request-headers.ts';
import type { Outgoing } from './send.ts';

/** Largest body of a call in bytes. */
export const mostBytesOf = (call: CallShape): number => call.maxBodyBytes ?? limits.maxBodyBytes;

/** The request to the service that a call belongs to. */
export function outgoingFor(
  request: GatewayRequest,
  { call, token, body }: { call: CallShape; token: string; body: Buffer | undefined },
): Outgoing {
  const { firstByteMs, answerMs, replyMs } = gatewayDeps().limits;
  const { id, address, path, search } = contextOf(request);
  const method = request.method ?? 'GET';
  const hasPhoto = (body?.length ?? 0) > limits.maxBodyBytes;
  const longestMs = call.streams ? replyMs : answerMs;
  const headers = requestHeaders(request.headers, {
    id,
    token,
    address,
    withCookies: call.service === 'auth',
  });
  delete headers['content-length'];
  return {
    method,
    path: path + search,
    headers,
    body,
    isRepeatable: () => mayBeSentAgain(method, body),
    headersTimeout: call.streams || hasPhoto ? longestMs : firstByteMs,
    bodyTimeout: longestMs,
  };
}
