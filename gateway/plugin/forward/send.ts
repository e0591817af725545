import type { Readable } from 'node:stream';
import type { IncomingHttpHeaders } from 'node:http';
import { requestIdHeader } from '@kbf/contracts';
import type { Dispatcher } from 'undici';
import { isLostConnection, isRefusedConnection, isSilent } from './connection-errors.ts';
import type { RequestBody } from './request-body.ts';
import type { Instance, Upstream } from './upstream.ts';

/** A request to a service. Times in milliseconds. */
export type Outgoing = {
  method: string;
  path: string;
  headers: Record<string, string | string[]>;
  body?: RequestBody | Buffer | undefined;
  /** Whether the service may be asked twice. */
  repeatable: boolean;
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

/** What came in as a stream has been read by then. */
const canBeSentAgain = (body: Outgoing['body']): boolean =>
  body === undefined || Buffer.isBuffer(body);

/**
 * Sends a request to one instance of a service. Goes to another one if the connection was refused, when nothing can
 * have been sent; if the process there was ending; and, for what may be repeated, also if the connection broke before
 * an answer, or none began in time. Who is silent is left out for a while.
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
        upstream.report(instance, true);
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
        if (refused || silent) upstream.report(instance, false);
        const another =
          !answered &&
          attempts < mostAttempts &&
          (refused ||
            (outgoing.repeatable && (silent || isLostConnection(error))) ||
            (error instanceof TurnedAway && canBeSentAgain(outgoing.body)));
        if (!another) sink.fail(error);
        // A kept connection that closed as it was used says nothing about its instance: that one may be asked again.
        else attempt(refused || silent ? undefined : instance);
      },
    };
    instance.pool.dispatch(
      {
        method: outgoing.method,
        path: outgoing.path,
        headers: outgoing.headers,
        // Iterables are accepted, though the types name streams only.
        body: (outgoing.body ?? null) as Readable | Buffer | null,
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
