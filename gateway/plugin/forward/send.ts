import type { IncomingHttpHeaders } from 'node:http';
import { requestIdHeader } from '@kbf/contracts';
import type { Dispatcher } from 'undici';
import { isLostConnection, isRefusedConnection, isSilent } from './connection-errors.ts';
import type { Instance, Upstream } from './upstream.ts';

/** A request to a service. Times in milliseconds. */
export type Outgoing = {
  method: string;
  path: string;
  headers: Record<string, string | string[]>;
  /** The whole body, so that it can be sent again; dropped once an answer has begun. */
  body?: Buffer | undefined;
  /** Whether the service may be asked again though it may have acted. Asked only when a connection broke. */
  isRepeatable: () => boolean;
  /** Longest wait for the first byte of the answer, at each address. */
  headersTimeout: number;
  bodyTimeout: number;
};

/** Where the answer goes, as it comes. */
export type Sink = {
  start: (status: number, headers: IncomingHttpHeaders, flow: Flow) => void;
  data: (chunk: Buffer) => void;
  end: () => void;
  /** No answer, or none to its end. Called at most once, and nothing after it. */
  fail: (error: Error) => void;
};

/** Holds back what the service sends while whoever reads is slower. */
export type Flow = { pause: () => void; resume: () => void };

const mostAttempts = 3;

/** No instance of the service is known, or all of them were tried. */
export class NoInstance extends Error {
  override name = 'NoInstance';
}

/** The process was ending, and said so without looking at the request. */
class TurnedAway extends Error {
  override name = 'TurnedAway';
}

/** Services put the request's id on every answer of theirs; what a server says while it closes has none. */
const isTurnedAway = (status: number, headers: IncomingHttpHeaders): boolean =>
  status === 503 && headers.connection === 'close' && headers[requestIdHeader] === undefined;

/**
 * Sends a request to one instance of a service. Goes to another one if the connection was refused, when nothing can
 * have been sent; if the process there was ending and turned it away; and, for what may be repeated, also if the
 * connection broke before an answer, or none began in time. Who is silent or ending is left out for a while.
 * @returns ends the request at once, on whichever instance it is
 */
export function send(upstream: Upstream, outgoing: Outgoing, sink: Sink): { abort: () => void } {
  const tried = new Set<string>();
  let attempts = 0;
  let aborted = false;
  let controller: Dispatcher.DispatchController | undefined;

  function attempt(last?: Instance): void {
    const instance = upstream.pick(tried) ?? last;
    if (!instance) {
      sink.fail(new NoInstance(`${upstream.name} has no instance left to try`));
      return;
    }
    attempts += 1;
    tried.add(instance.origin);
    let sending = false;
    let answered = false;

    const handler: Dispatcher.DispatchHandler = {
      onRequestStart: (started) => {
        sending = true;
        controller = started;
        if (aborted) started.abort(new Error('nobody waits for it'));
      },
      onResponseStart: (current, status, headers) => {
        if (status < 200) return; // informational: the answer is yet to come
        if (isTurnedAway(status, headers)) {
          current.abort(new TurnedAway(`${upstream.name} is ending there`));
          return;
        }
        answered = true;
        upstream.report(instance, headers.connection === 'close' ? 'ending' : 'well');
        sink.start(status, headers, {
          pause: () => current.pause(),
          resume: () => current.resume(),
        });
      },
      onResponseData: (_, chunk) => sink.data(chunk),
      onResponseEnd: () => sink.end(),
      onResponseError: (_, error) => {
        if (aborted) return;
        const refused = !sending && isRefusedConnection(error);
        const silent = !answered && isSilent(error);
        const turnedAway = error instanceof TurnedAway;
        if (refused || silent) upstream.report(instance, 'away');
        else if (turnedAway) upstream.report(instance, 'ending');
        const another =
          !answered &&
          attempts < mostAttempts &&
          (refused ||
            turnedAway ||
            ((silent || isLostConnection(error)) && outgoing.isRepeatable()));
        if (!another) sink.fail(error);
        // A kept connection that closed as it was used says nothing about its instance: that one may be asked again.
        else attempt(refused || silent || turnedAway ? undefined : instance);
      },
    };
    instance.pool.dispatch(
      {
        method: outgoing.method,
        path: outgoing.path,
        headers: outgoing.headers,
        body: outgoing.body ?? null,
        headersTimeout: outgoing.headersTimeout,
        bodyTimeout: outgoing.bodyTimeout,
      },
      handler,
    );
  }

  attempt();
  return {
    abort: () => {
      aborted = true;
      controller?.abort(new Error('nobody waits for it'));
    },
  };
}
