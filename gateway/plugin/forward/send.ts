import type { EventEmitter } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { requestIdHeader } from '@kbf/contracts';
import { traceHeaders } from '@kbf/process-kit';
import type { Dispatcher } from 'undici';
import type { Instance, Upstream } from './upstream.ts';

/** A request to a service. Times in milliseconds. */
export type Outgoing = {
  method: string;
  path: string;
  headers: Record<string, string | string[]>;
  /** Complete, so that it can be sent again. */
  body?: Buffer | undefined;
  /** Whether a service that may already have acted may be asked again. Called only when a connection broke. */
  isRepeatable: () => boolean;
  /** Longest wait for the first byte of the answer, at each address. */
  headersTimeout: number;
  bodyTimeout: number;
};

/** Nothing was done: no instance took the request, or it may be repeated. The same request may be sent again later. */
export class NotReached extends Error {
  override readonly name = 'NotReached';
}

type Answer = Pick<Dispatcher.ResponseData, 'statusCode' | 'headers' | 'body'>;

const mostAttempts = 3;

/** A connection was not made (as well as all errors of `connect`). */
const refusedCodes = new Set(['ENOTFOUND', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_CLOSED']);
/** A connection broke: the service may or may not have acted on the request. */
const lostCodes = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_DESTROYED']);
/** The service took the request and did not begin to answer in time. */
const silentCode = 'UND_ERR_HEADERS_TIMEOUT';

/** Services put the request's id on every answer. The answer of a closing server has none. */
const isTurnedAway = ({ statusCode, headers }: Answer): boolean =>
  statusCode === 503 && headers['connection'] === 'close' && headers[requestIdHeader] === undefined;

/**
 * Sends a request to one instance of a service. Tries another instance if the connection was refused, so that nothing
 * can have been sent; if the process there was ending and turned the request away; and, for repeatable requests, also
 * if the connection broke before an answer, or none began in time. Silent and ending instances are left out a while.
 * @throws {NotReached} if no instance took it, another error if there is no answer
 */
export async function send(
  upstream: Upstream,
  { isRepeatable, ...request }: Outgoing,
  signal?: EventEmitter,
): Promise<Answer> {
  const tried = new Set<string>();
  let again: Instance | undefined;
  let failure: unknown = new NotReached(`${upstream.name} has no instance`);
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const instance = upstream.pick(tried) ?? again;
    if (!instance) break;
    again = undefined;
    tried.add(instance.origin);
    try {
      const answer = await instance.pool.request({
        ...request,
        headers: { ...request.headers, ...traceHeaders() },
        ...(signal && { signal }),
      });
      const isEnding = answer.headers['connection'] === 'close';
      upstream.report(instance, isEnding ? 'ending' : 'well');
      if (!isTurnedAway(answer)) return answer;
      failure = new NotReached(`${upstream.name} is ending there`);
      answer.body.on('error', () => undefined).destroy();
    } catch (error) {
      const { code = '', syscall, message } = error as NodeJS.ErrnoException;
      const refused = syscall === 'connect' || refusedCodes.has(code);
      const silent = code === silentCode;
      failure = refused ? new NotReached(message, { cause: error }) : error;
      if (refused || silent) upstream.report(instance, 'away');
      if (!refused && !((silent || lostCodes.has(code)) && isRepeatable())) break;
      // A kept connection that closed just when it was used says nothing about its instance: ask it again.
      if (!refused && !silent) again = instance;
    }
  }
  throw failure;
}

export type WholeAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Largest answer that is held in memory (bytes). A page of 100 prayers with their comments is much smaller. */
const mostAnswerBytes = 2 * 1024 * 1024;

/** Asks a service and waits for the complete answer. @throws if there is none, or if it is too large */
export async function fetchWhole(upstream: Upstream, outgoing: Outgoing): Promise<WholeAnswer> {
  const { statusCode, headers, body } = await send(upstream, outgoing);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostAnswerBytes) throw new Error(`${upstream.name} sent too large an answer`);
    chunks.push(chunk);
  }
  return { status: statusCode, headers, body: Buffer.concat(chunks) };
}
