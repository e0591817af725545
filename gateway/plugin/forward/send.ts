import type { IncomingHttpHeaders } from 'node:http';
import { requestIdHeader } from '@kbf/contracts';
import type { Dispatcher } from 'undici';
import type { Instance, Upstream } from './upstream.ts';

/** A request to a service. Times in milliseconds. */
export type Outgoing = {
  method: string;
  path: string;
  headers: Record<string, string | string[]>;
  /** The complete body, so that it can be sent again; dropped when an answer has begun. */
  body?: Buffer | undefined;
  /** Whether a service that may already have acted may be asked again. Called only when a connection broke. */
  isRepeatable: () => boolean;
  /** Longest wait for the first byte of the answer, at each address. */
  headersTimeout: number;
  bodyTimeout: number;
};

/** Gets the answer as it comes. */
export type AnswerHandler = {
  start: (status: number, headers: IncomingHttpHeaders, flow: Flow) => void;
  data: (chunk: Buffer) => void;
  end: () => void;
  /** No answer, or an incomplete one. Called at most once, and nothing is called after it. */
  fail: (error: Error) => void;
};

/** Holds the service back while the reader is slower. */
export type Flow = { pause: () => void; resume: () => void };

const mostAttempts = 3;

/** There was no connection. */
const refusedCodes = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
  'ENOTFOUND',
  'EADDRNOTAVAIL',
  'ETIMEDOUT',
  'ECONNRESET',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_SOCKET',
  'UND_ERR_DESTROYED',
  'UND_ERR_CLOSED',
]);
/** A connection broke: the service may or may not have acted on the request. */
const lostCodes = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_DESTROYED']);
/** The service took the request and did not begin to answer in time. */
const silentCode = 'UND_ERR_HEADERS_TIMEOUT';

const codeOf = (error: Error) => (error as NodeJS.ErrnoException).code ?? '';

/** No instance of the service is known, or all were tried. */
class NoInstance extends Error {
  override name = 'NoInstance';
}

/** The process was ending and did not look at the request. */
class TurnedAway extends Error {
  override name = 'TurnedAway';
}

/** Services put the request's id on every answer; the answer of a closing server has none. */
const isTurnedAway = (status: number, headers: IncomingHttpHeaders): boolean =>
  status === 503 && headers.connection === 'close' && headers[requestIdHeader] === undefined;

/**
 * Sends a request to one instance of a service. Tries another instance if the connection was refused, so that nothing
 * can have been sent; if the process there was ending and turned the request away; and, for repeatable requests, also
 * if the connection broke before an answer, or none began in time. Silent and ending instances are left out for a while.
 * @returns `abort` cancels the request on any instance
 */
export function send(
  upstream: Upstream,
  outgoing: Outgoing,
  answer: AnswerHandler,
): { abort: () => void } {
  const tried = new Set<string>();
  let attempts = 0;
  let aborted = false;
  let controller: Dispatcher.DispatchController | undefined;

  function attempt(last?: Instance): void {
    const instance = upstream.pick(tried) ?? last;
    if (!instance) {
      answer.fail(new NoInstance(`${upstream.name} has no instance left to try`));
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
        if (aborted) started.abort(new Error('the client has gone away'));
      },
      onResponseStart: (current, status, headers) => {
        if (status < 200) return; // The real answer follows.
        if (isTurnedAway(status, headers)) {
          current.abort(new TurnedAway(`${upstream.name} is ending there`));
          return;
        }
        answered = true;
        upstream.report(instance, headers.connection === 'close' ? 'ending' : 'well');
        answer.start(status, headers, {
          pause: () => current.pause(),
          resume: () => current.resume(),
        });
      },
      onResponseData: (_, chunk) => answer.data(chunk),
      onResponseEnd: () => answer.end(),
      onResponseError: (_, error) => {
        if (aborted) return;
        const refused = !sending && refusedCodes.has(codeOf(error));
        const silent = !answered && codeOf(error) === silentCode;
        const turnedAway = error instanceof TurnedAway;
        if (refused || silent) upstream.report(instance, 'away');
        else if (turnedAway) upstream.report(instance, 'ending');
        const another =
          !answered &&
          attempts < mostAttempts &&
          (refused ||
            turnedAway ||
            ((silent || lostCodes.has(codeOf(error))) && outgoing.isRepeatable()));
        if (!another) answer.fail(error);
        // A kept connection that closed just when it was used says nothing about its instance: ask it again.
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
      controller?.abort(new Error('the client has gone away'));
    },
  };
}

export type WholeAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Largest answer that is held in memory (bytes). A page of 100 prayers with their comments is much smaller. */
const mostAnswerBytes = 2 * 1024 * 1024;

/** Asks a service and waits for the complete answer. @throws if there is none, or if it is too large */
export function fetchWhole(upstream: Upstream, outgoing: Outgoing): Promise<WholeAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<WholeAnswer>();
  const chunks: Buffer[] = [];
  let bytes = 0;
  let status = 0;
  let headers: IncomingHttpHeaders = {};
  const request = send(upstream, outgoing, {
    start: (answerStatus, answerHeaders) => {
      status = answerStatus;
      headers = answerHeaders;
    },
    data: (chunk) => {
      bytes += chunk.length;
      chunks.push(chunk);
      if (bytes <= mostAnswerBytes) return;
      request.abort();
      reject(new Error(`${upstream.name} sent too large an answer`));
    },
    end: () => resolve({ status, headers, body: Buffer.concat(chunks) }),
    fail: reject,
  });
  return promise;
}
