import { setTimeout as sleep } from 'node:timers/promises';
import { prayerStream, roomStream, serviceNames } from '@kbf/contracts';
import type { CallShape, ServiceName } from '@kbf/contracts';
import type { Logger } from '@kbf/process-kit';
import { careOfRefused } from '../care-of-refused.ts';
import type { ReadBody } from '../read-body.ts';
import type { GatewayLimits } from '../gateway-limits.ts';
import type { GatewayMetrics } from '../gateway-metrics.ts';
import { asyncStep, definePolicy, isRead } from '../http.ts';
import type { GatewayRequest, GatewayResponse } from '../http.ts';
import { createCallCap } from '../limits/call-cap.ts';
import { createPace } from '../limits/pace.ts';
import type { Pace } from '../limits/pace.ts';
import { isForPrograms, notFound, tooLarge, tooMany, unavailable } from '../refuse.ts';
import type { Basics, LimitName, Refusal } from '../refuse.ts';
import type { RequestContext } from '../request-context.ts';
import { mostBytesOf, outgoingFor } from './outgoing.ts';
import { passOn } from './pass-on.ts';
import type { Upstream } from './upstream.ts';

type ForwardDeps = Basics & {
  upstreams: Readonly<Record<ServiceName, Upstream>>;
  limits: GatewayLimits;
  readBody: ReadBody;
  logger: Logger;
  metrics: GatewayMetrics;
  /** Live streams that are open. The process closes them when it ends, and a logout those of its login. */
  openStreams: Map<GatewayResponse, RequestContext>;
  /** Whether the process is ending: no live stream begins then, as it would keep the process. */
  isEnding: () => boolean;
};

/** Seconds after which a client that found no place may try again. Meanwhile the feed's page asks by itself. */
const noPlace = (limit: LimitName): Refusal => ({
  ...unavailable,
  retryAfter: 30,
  limit,
  isDelayed: true,
});

/** Sends declared calls to their service. Internal calls and others that are not declared are never sent. */
export const forward = (needed: ForwardDeps) => {
  const deps = { ...needed, ...createGates(needed.limits) };
  return definePolicy(
    'forward',
    ({ service }) =>
      asyncStep(async (request, response) => {
        const { call, token, path } = deps.contextOf(request);
        if (!call || call.service !== service) {
          // An address that only looks like a page of the service gets the 404 page of the site.
          if (!isForPrograms(path)) return 'next';
          deps.refuse(request, response, notFound);
        }
        // A pipeline without the identity policy must not reach a service.
        else if (token === undefined) deps.refuse(request, response, unavailable);
        else await forwardCall(request, response, call, deps);
        return 'answered';
      }),
    { service: { type: 'string', enum: [...serviceNames] } },
  );
};

/** What a call passes: the pace of changes, and a cap (short calls at a service, replies of models, streams). */
const createGates = ({ changes, calls, replies, liveStreams, roomStreams }: GatewayLimits) => ({
  changes: createPace(changes),
  services: new Map(serviceNames.map((name) => [name as string, createCallCap(calls)])),
  replies: createCallCap({ ...calls, ...replies, inLine: 0 }),
  liveStreams: createCallCap({ ...calls, ...liveStreams, inLine: 0 }),
  roomStreams: createCallCap({ ...calls, ...roomStreams, inLine: 0 }),
});

/** Streams of changes. They stay open until the reader leaves. */
const liveStreams: ReadonlySet<string> = new Set([prayerStream.id, roomStream.id]);

async function forwardCall(
  request: GatewayRequest,
  response: GatewayResponse,
  call: CallShape,
  deps: ForwardDeps & ReturnType<typeof createGates>,
): Promise<void> {
  const { contextOf, refuse, limits, readBody, upstreams } = deps;
  const context = contextOf(request);
  const mostBytes = mostBytesOf(call);
  if (Number(request.headers['content-length'] ?? 0) > mostBytes)
    return refuse(request, response, tooLarge(mostBytes));
  const body = isRead(request.method)
    ? { bytes: undefined, release: () => undefined }
    : await readBody(request, response, mostBytes);
  if (!body) return;
  response.once('close', body.release);
  const refusal = await keepPace(call, context, deps.changes);
  if (refusal) refuse(request, response, refusal);
  else await untilAnswered(body.bytes);
  if (refusal || response.destroyed) body.release();

  /** A service that is being started again is waited for: the call is sent once more when it is back. */
  async function untilAnswered(bytes: Buffer | undefined): Promise<void> {
    const upstream = upstreams[call.service as ServiceName];
    const until = performance.now() + limits.coldMs;
    for (let isCold = false; !response.destroyed;) {
      if (isCold) await upstream.waitWhileAway(until);
      const place = await takePlace();
      if ('status' in place) return refuse(request, response, place);
      if ((await context.identifyAgain?.()) === 'answered' || response.destroyed) return undefined;
      const outgoing = outgoingFor(request, context, call, bytes, limits);
      const mayWait = async () => performance.now() < until && (isCold || (await maySayLater()));
      const asked = { upstream, outgoing, onAnswer: body!.release, mayWait };
      if ((await passOn(request, response, asked, deps)) === 'answered') return undefined;
      isCold = true;
      place.giveBack();
    }
  }

  /** Help for a person in danger does not wait, nor does a logout. A live feed asks again itself. */
  async function maySayLater(): Promise<boolean> {
    if (liveStreams.has(call.id) || context.answerWithoutService) return false;
    return !(call.words && (await careOfRefused(request, call.words, limits.refusedWordsMs)));
  }

  /** After the body, so that a body that never comes holds no place. The place is free again after the answer. */
  async function takePlace(): Promise<Refusal | { giveBack: () => void }> {
    const isMember = context.identity.isApproved === true;
    // A stranger gets no room: the service refuses the call at once, like any short one.
    const isRoom = call.id === roomStream.id && isMember;
    const isLive = call.id === prayerStream.id || isRoom;
    if (isLive && deps.isEnding()) return noPlace('streams');
    const isReply = call.streams === true && !liveStreams.has(call.id);
    const shortCalls = deps.services.get(call.service)!;
    const live = isRoom ? deps.roomStreams : deps.liveStreams;
    const cap = isLive ? live : isReply ? deps.replies : shortCalls;
    const end = await cap.take({ networks: context.networks, isMember });
    if (!end && isLive) return noPlace('streams');
    if (!end) return isReply ? noPlace('replies') : tooMany('calls', 1);
    if (isLive) deps.openStreams.set(response, context);
    const timer = isLive ? endWithLogin() : undefined;
    const giveBack = () => {
      response.off('close', giveBack);
      clearInterval(timer);
      deps.openStreams.delete(response);
      end();
    };
    if (response.destroyed) giveBack();
    else response.once('close', giveBack);
    return { giveBack };
  }

  /** A stream does not outlive its login, which may end elsewhere: by another gateway, an admin, or a deletion. */
  function endWithLogin(): NodeJS.Timeout {
    const look = async () => {
      if ((await context.isStillLoggedIn?.()) === false) response.destroy();
    };
    return setInterval(() => void look(), limits.identifyStreamsMs);
  }
}

/**
 * Waits for the pace of the network. Programs that sign their calls need not wait: they send many from one address. Nor
 * does a search while somebody types: it changes nothing, and ai limits it.
 */
async function keepPace(
  { method, audience, words }: CallShape,
  { networks }: RequestContext,
  changes: Pace,
): Promise<Refusal | undefined> {
  if (method === 'GET' || audience === 'webhook' || words?.place === 'draft') return undefined;
  const wait = changes.take(networks);
  if (wait) await sleep(wait);
  return wait === undefined ? tooMany('changes', 1) : undefined;
}
