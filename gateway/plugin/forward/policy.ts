import { prayerStream } from '@kbf/contracts';
import type { ServiceName } from '@kbf/contracts';
import { networkOf } from '@kbf/process-kit';
import { gatewayDeps } from '../deps.ts';
import { contextOf } from '../request-context.ts';
import { servicePolicy } from '../http.ts';
import { isForPrograms, notFound, refuse, tooLarge, unavailable } from '../refuse.ts';
import { outgoingFor, mostBytesOf } from './outgoing.ts';
import { passOn } from './pass-on.ts';
import { announcesTooMuch } from './request-body.ts';
import { retrySeconds } from './stream-places.ts';

const noPlace = { ...unavailable, retryAfter: retrySeconds };

/** Sends declared calls to their service. What is not declared, internal calls above all, is never sent anywhere. */
export const forward = servicePolicy('forward', (service) => {
  const { upstreams, streamPlaces } = gatewayDeps();
  const upstream = upstreams[service as ServiceName];
  return (request, response, next) => {
    const context = contextOf(request);
    const { call, token, path } = context;
    if (!call || call.service !== service) {
      // An address that only looks like one of the service's pages gets the page that says so.
      return isForPrograms(path) ? refuse(request, response, notFound) : next();
    }
    // A pipeline without the identity policy must not reach a service.
    if (token === undefined) return refuse(request, response, unavailable);
    const mostBytes = mostBytesOf(call);
    if (announcesTooMuch(request, mostBytes)) return refuse(request, response, tooLarge(mostBytes));
    if (call.id === prayerStream.id) {
      const giveBack = streamPlaces.take(networkOf(context.address), () => response.destroy());
      if (!giveBack) return refuse(request, response, noPlace);
      response.once('close', giveBack);
    }
    return passOn(request, response, upstream, outgoingFor(request, context, call, token));
  };
});
