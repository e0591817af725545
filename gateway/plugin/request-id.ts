import { pages, requestIdHeader } from '@kbf/contracts';
import type { CallShape } from '@kbf/contracts';
import { endHttpSpan, inSpan } from '@kbf/process-kit';
import type { Logger } from '@kbf/process-kit';
import type { GatewayMetrics } from './gateway-metrics.ts';
import { definePolicy } from './http.ts';
import type { Basics } from './refuse.ts';

/**
 * Gives every request an id, in the answer and in the logs of all processes, and writes its one line in the log. Ids
 * from outside are not used: they could be made to look like the id of another request. A trace from outside is used:
 * it only groups log lines.
 * @param deps.isEnding whether the process is ending: connections are then not kept
 */
export const requestId = ({
  contextOf,
  logger,
  metrics,
  isEnding,
}: Pick<Basics, 'contextOf'> & {
  logger: Logger;
  metrics: GatewayMetrics;
  isEnding: () => boolean;
}) => {
  // All of its fields are our own, so there is nothing to search for secrets.
  const access = logger.child({}, { redact: [] });
  return definePolicy('request-id', () => (request, response, next) => {
    const { id, span, call, path } = contextOf(request);
    const begun = performance.now();
    // Each policy and the stream of the answer wait for the end: a few more than Node takes for a leak.
    response.setMaxListeners(20);
    response.setHeader(requestIdHeader, id);
    if (isEnding()) response.setHeader('connection', 'close');
    response.once('close', () => {
      const ms = performance.now() - begun;
      const seen = {
        method: request.method ?? '',
        route: routeName(call, path),
        status: response.statusCode,
      };
      metrics.seconds.observe(seen, ms / 1_000);
      const cut = response.writableFinished ? {} : { cutShort: true };
      const line = { requestId: id, ...seen, ms: Math.round(ms), ...cut };
      // The connection closes outside of the work for this request.
      inSpan(span, () => access.info(line, 'answered'));
      endHttpSpan(span, seen);
    });
    inSpan(span, next);
  });
};

/** The pattern of a path, for logs: an id in a path may be the secret that proves whose it is. */
function routeName(call: CallShape | undefined, path: string): string {
  if (call) return call.path;
  if (path in pages) return path;
  if (path.startsWith('/assets/')) return '/assets/*';
  if (path.startsWith('/api/docs')) return '/api/docs';
  return 'other';
}
