import type { ServiceName } from '@kbf/contracts';
import { useContext } from '../context.ts';
import { exchangeOf } from '../exchange.ts';
import { servicePolicy } from '../http.ts';
import { isForPrograms, notFound, refuse, tooLarge, unavailable } from '../refuse.ts';
import { outgoingFor, mostBytesOf } from './outgoing.ts';
import { passOn } from './pass-on.ts';
import { announcesTooMuch } from './request-body.ts';

/** Sends declared calls to their service. What is not declared, internal calls above all, is never sent anywhere. */
export const forward = servicePolicy('forward', (service) => {
  const { upstreams } = useContext();
  const upstream = upstreams[service as ServiceName];
  return (request, response, next) => {
    const exchange = exchangeOf(request);
    const { call, token, path } = exchange;
    if (!call || call.service !== service) {
      // An address that only looks like one of the service's pages gets the page that says so.
      return isForPrograms(path) ? refuse(request, response, notFound) : next();
    }
    // A pipeline without the identity policy must not reach a service.
    if (token === undefined) return refuse(request, response, unavailable);
    if (announcesTooMuch(request, mostBytesOf(call))) return refuse(request, response, tooLarge);
    return passOn(request, response, upstream, outgoingFor(request, exchange, call, token));
  };
});
