import type { CallShape, ServiceName } from '@kbf/contracts';
import { bodyTerms } from '../body/body-terms.ts';
import { announcesTooMuch, readBody } from '../body/read-body.ts';
import { refuseBody } from '../body/refuse-body.ts';
import { gatewayDeps } from '../deps.ts';
import { contextOf } from '../request-context.ts';
import { asyncStep, servicePolicy } from '../http.ts';
import type { GatewayRequest, GatewayResponse } from '../http.ts';
import { tooMany } from '../rate-limit/policy.ts';
import { refuseSlowly } from '../rate-limit/refuse-slowly.ts';
import { isForPrograms, notFound, refuse, tooLarge, unavailable } from '../refuse.ts';
import { outgoingFor, mostBytesOf } from './outgoing.ts';
import { passOn } from './pass-on.ts';
import { keepPace, retrySeconds, takePlace, takeTurn } from './take-place.ts';
import type { Upstream } from './upstream.ts';

const noPlace = { ...unavailable, retryAfter: retrySeconds };

/** Sends declared calls to their service. What is not declared, internal calls above all, is never sent anywhere. */
export const forward = servicePolicy('forward', (service) => {
  const upstream = gatewayDeps().upstreams[service as ServiceName];
  return asyncStep(async (request, response) => {
    const { call, token, path, address } = contextOf(request);
    if (!call || call.service !== service) {
      // An address that only looks like one of the service's pages gets the page that says so.
      if (!isForPrograms(path)) return 'next';
      refuse(request, response, notFound);
    } else if (token === undefined) {
      // A pipeline without the identity policy must not reach a service.
      refuse(request, response, unavailable);
    } else if (announcesTooMuch(request, mostBytesOf(call))) {
      refuse(request, response, tooLarge(mostBytesOf(call)));
    } else if (!takePlace(call, address, response)) {
      refuseSlowly(request, response, noPlace);
    } else await forwardCall(request, response, { upstream, call, token });
    return 'answered';
  });
});

async function forwardCall(
  request: GatewayRequest,
  response: GatewayResponse,
  { upstream, call, token }: { upstream: Upstream; call: CallShape; token: string },
): Promise<void> {
  try {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const body = isRead
      ? undefined
      : await readBody(request, bodyTerms(request, mostBytesOf(call)));
    const { address } = contextOf(request);
    const mayGo = (await keepPace(call, address)) && (await takeTurn(call, address, response));
    if (!mayGo || response.destroyed) {
      body?.release();
      if (!mayGo) refuseSlowly(request, response, tooMany(1));
      return;
    }
    const outgoing = outgoingFor(request, { call, token, body: body?.bytes });
    passOn(request, response, upstream, outgoing, () => body?.release());
  } catch (error) {
    refuseBody(request, response, error);
  }
}
