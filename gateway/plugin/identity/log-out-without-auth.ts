import { requestIdHeader } from '@kbf/contracts';
import { endAfterBody } from '../end-after-body.ts';
import type { GatewayRequest, GatewayResponse } from '../http.ts';
import { contextOf } from '../request-context.ts';

/**
 * Answers a logout in the place of auth, which is away: it always succeeds.
 * @param setCookies that make the browser forget who was here
 */
export function logOutWithoutAuth(
  request: GatewayRequest,
  response: GatewayResponse,
  setCookies: string[],
): void {
  const { id, securityHeaders } = contextOf(request);
  response.writeHead(204, {
    ...securityHeaders,
    [requestIdHeader]: id,
    'cache-control': 'no-store',
    'set-cookie': setCookies,
    ...(request.complete ? {} : { connection: 'close' }),
  });
  if (request.complete) response.end();
  else endAfterBody(request, response, undefined);
}
