import { prayerStream, serviceNames } from '@kbf/contracts';
import type { CallShape, ServiceName } from '@kbf/contracts';
import { BodyRefused, announcesTooMuch } from '../body/read-body.ts';
import type { ReadBody } from '../body/read-body.ts';
import type { GatewayLimits } from '../gateway-limits.ts';
import { asyncStep, definePolicy, isRead } from '../http.ts';
import type { GatewayRequest, GatewayResponse } from '../http.ts';
import type { CallCap } from '../limits/call-cap.ts';
import type { WindowCounter } from '../limits/window-counter.ts';
import { isForPrograms, notFound, tooLarge, tooMany, unavailable } from '../refuse.ts';
import type { Basics, Refusal } from '../refuse.ts';
import { mostBytesOf, outgoingFor } from './outgoing.ts';
import type { PassOn } from './pass-on.ts';
import type { Upstream } from './upstream.ts';

/** Calls under way: short ones at each service, replies of models, live streams of the feed. */
export type CallCaps = {
  services: Readonly<Record<ServiceName, CallCap>>;
  replies: CallCap;
  liveStreams: CallCap;
};

type ForwardDeps = Basics & {
  upstreams: Readonly<Record<ServiceName, Upstream>>;
  limits: GatewayLimits;
  readBody: ReadBody;
  changes: readonly WindowCounter[];
  caps: CallCaps;
  passOn: PassOn;
  /** Live streams that are open. The process closes them when it ends. */
  openStreams: Set<GatewayResponse>;
};

/** Seconds after which a client that found no place may try again. Meanwhile the feed's page asks by itself. */
const noPlace: Refusal = { ...unavailable, retryAfter: 30, isDelayed: true };

/** Sends declared calls to their service. Internal calls and others that are not declared are never sent. */
export const forward = (deps: ForwardDeps) =>
  definePolicy(
    'forward',
    ({ service }) =>
      asyncStep(async (request, response) => {
        const { call, token, path } = deps.contextOf(request);
        if (!call || call.service !== service) {
          // An address that only looks like a page of the service gets the 404 page of the site.
          if (!isForPrograms(path)) return 'next';
          deps.refuse(request, response, notFound);
        } else if (token === undefined) {
          // A pipeline without the identity policy must not reach a service.
          deps.refuse(request, response, unavailable);
        } else if (announcesTooMuch(request, mostBytesOf(call))) {
          deps.refuse(request, response, tooLarge(mostBytesOf(call)));
        } else await forwardCall(request, response, { call, token }, deps);
        return 'answered';
      }),
    { service: { type: 'string', enum: [...serviceNames] } },
  );

async function forwardCall(
  request: GatewayRequest,
  response: GatewayResponse,
  { call, token }: { call: CallShape; token: string },
  deps: ForwardDeps,
): Promise<void> {
  const { contextOf, refuse, limits, readBody, passOn, upstreams } = deps;
  const context = contextOf(request);
  try {
    const body = isRead(request.method)
      ? undefined
      : await readBody(request, context, mostBytesOf(call));
    const release = () => body?.release();
    response.once('close', release);
    const refusal = tooManyChanges(call, context.networks, deps) ?? (await takePlace());
    if (refusal || response.destroyed) release();
    if (refusal) refuse(request, response, refusal);
    else if (!response.destroyed) {
      const outgoing = outgoingFor(request, context, { call, token, body: body?.bytes }, limits);
      const upstream = upstreams[call.service as ServiceName];
      passOn(request, response, { upstream, outgoing, onAnswer: release });
    }
  } catch (error) {
    if (!(error instanceof BodyRefused)) throw error;
    if (error.refusal) refuse(request, response, error.refusal);
    else response.destroy();
  }

  /** After the body, so that a body that never comes holds no place. The place is free again after the answer. */
  async function takePlace(): Promise<Refusal | undefined> {
    const { networks, identity } = context;
    const isStream = call.id === prayerStream.id;
    const cap = capOf(call, deps.caps);
    const end = await cap.take({ networks, isMember: identity.userId !== undefined });
    if (!end) return isStream || call.streams ? noPlace : tooMany(1);
    if (isStream) deps.openStreams.add(response);
    const closed = () => {
      deps.openStreams.delete(response);
      end();
    };
    if (response.destroyed) closed();
    else response.once('close', closed);
    return undefined;
  }
}

function capOf(call: CallShape, { services, replies, liveStreams }: CallCaps): CallCap {
  if (call.id === prayerStream.id) return liveStreams;
  return call.streams ? replies : services[call.service as ServiceName];
}

/** Programs that sign their calls send many from few addresses: they are not counted. */
function tooManyChanges(
  { method, audience }: CallShape,
  networks: readonly string[],
  { changes }: ForwardDeps,
): Refusal | undefined {
  if (method === 'GET' || audience === 'webhook') return undefined;
  for (const window of changes) {
    const wait = window.take(networks);
    if (wait !== undefined) return tooMany(wait);
  }
  return undefined;
}
