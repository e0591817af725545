import { errorCodes } from '@kbf/contracts';
import { gatewayDeps } from '../deps.ts';
import { contextOf } from '../request-context.ts';
import { plainPolicy } from '../http.ts';
import { notFound, refuse } from '../refuse.ts';
import { isOwnHost, mayChange } from './same-origin.ts';

/** Lets only pages of ours change anything. Webhooks are exempt: they prove by signature who they are. */
export const sameOrigin = plainPolicy('same-origin', () => {
  const { publicOrigin } = gatewayDeps();
  return (request, response, next) => {
    const { call, path } = contextOf(request);
    const { host, origin, 'sec-fetch-site': fetchSite } = request.headers;
    // A foreign name that was made to point at this machine must not read the messages of a local start.
    if (path.startsWith('/dev/') && !isOwnHost(host, publicOrigin)) {
      refuse(request, response, notFound);
      return;
    }
    const asked = {
      method: request.method ?? '',
      host,
      origin,
      fetchSite,
    };
    if (call?.audience === 'webhook' || mayChange(asked, publicOrigin)) next();
    else
      refuse(request, response, {
        status: 403,
        code: errorCodes.forbidden,
        message: 'This can only be done from our own pages.',
      });
  };
});
