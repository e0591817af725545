import { requestIdHeader } from '@kbf/contracts';
import { gatewayDeps } from '../deps.ts';
import { contextOf } from '../request-context.ts';
import { plainPolicy } from '../http.ts';
import { routeName } from './route-name.ts';

/**
 * Gives every request an id of ours, in the answer and in the logs of all processes, and writes its one line in the
 * log. Ids from outside are not taken over: they could be made to look like someone else's.
 */
export const requestId = plainPolicy('request-id', () => {
  const { logger, metrics, isEnding } = gatewayDeps();
  return (request, response, next) => {
    const { id, call, path } = contextOf(request);
    const begun = performance.now();
    response.setHeader(requestIdHeader, id);
    // A kept connection would hold up the end of the process.
    if (isEnding()) response.setHeader('connection', 'close');
    response.once('close', () => {
      const ms = performance.now() - begun;
      const route = routeName(call, path);
      const method = request.method ?? '';
      const status = response.statusCode;
      metrics.seconds.observe({ method, route, status }, ms / 1_000);
      logger.info(
        {
          requestId: id,
          method,
          route,
          status,
          ms: Math.round(ms),
          ...(response.writableFinished ? {} : { cutShort: true }),
        },
        'answered',
      );
    });
    next();
  };
});
