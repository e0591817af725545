import { gatewayDeps } from '../deps.ts';
import { contextOf } from '../request-context.ts';
import type { GatewayRequest, GatewayResponse } from '../http.ts';
import { refuse, unavailable } from '../refuse.ts';
import { answerHeaders } from './answer-headers.ts';
import { send } from './send.ts';
import type { Flow, Outgoing } from './send.ts';
import type { Upstream } from './upstream.ts';

/**
 * Sends a request on, and the answer back as it comes: nothing of it is gathered up, a slow reader slows the service,
 * and whoever goes away takes the request with them.
 * @param releaseBody is called when the request will not be sent again
 */
export function passOn(
  request: GatewayRequest,
  response: GatewayResponse,
  upstream: Upstream,
  outgoing: Outgoing,
  releaseBody: () => void,
): void {
  const { logger, metrics } = gatewayDeps();
  const context = contextOf(request);
  // Only auth sees cookies, so only auth has any to set.
  const setsCookies = upstream.name === 'auth';
  let flow: Flow | undefined;

  const sending = send(upstream, outgoing, {
    start: (status, headers, givenFlow) => {
      flow = givenFlow;
      delete outgoing.body;
      releaseBody();
      for (const step of context.beforeAnswer) step(status);
      const passed = answerHeaders(headers, (name) =>
        name === 'set-cookie' ? !setsCookies : response.hasHeader(name),
      );
      const cookies = [passed['set-cookie'] ?? [], context.setCookies].flat();
      if (cookies.length > 0) passed['set-cookie'] = cookies;
      response.writeHead(status, passed);
      // A stream's first words may be seconds away; its reader is told at once that it has begun.
      if (String(headers['content-type']).startsWith('text/event-stream')) response.flushHeaders();
    },
    data: (chunk) => {
      if (response.write(chunk)) return;
      flow?.pause();
      response.once('drain', () => flow?.resume());
    },
    end: () => response.end(),
    fail: (error) => {
      metrics.upstreamFailures.inc({ service: upstream.name });
      if (response.headersSent) {
        response.destroy(); // cut short, and seen to be
        return;
      }
      logger.warn(
        { requestId: context.id, service: upstream.name, reason: error.message },
        'no answer from a service',
      );
      if (context.answerAlone) context.answerAlone();
      else refuse(request, response, unavailable);
    },
  });
  const closed = () => {
    releaseBody();
    if (!response.writableFinished) sending.abort();
  };
  // Whoever left while the body was read does not leave a second time.
  if (response.destroyed) closed();
  else response.once('close', closed);
}
