import { requestIdHeader } from '@kbf/contracts';
import { contextOf } from '../request-context.ts';
import { plainPolicy } from '../http.ts';
import { isOpenRead } from '../security-headers/open-read.ts';

/** A browser need not ask again for a day. */
const maxAgeSeconds = 86_400;

/**
 * Answers browsers that ask whether another site may make a call. Only in pipelines that are open to sites; anywhere
 * else such a question finds nothing, and the browser does not make the call.
 */
export const preflight = plainPolicy('preflight', () => (request, response, next) => {
  if (request.method !== 'OPTIONS' || !isOpenRead(request)) {
    next();
    return;
  }
  response.writeHead(204, {
    [requestIdHeader]: contextOf(request).id,
    'access-control-allow-methods': 'GET, HEAD',
    'access-control-allow-headers': 'accept, content-type, if-none-match',
    'access-control-max-age': String(maxAgeSeconds),
    'cache-control': 'no-store',
  });
  response.end();
});
