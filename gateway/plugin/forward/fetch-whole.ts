import type { IncomingHttpHeaders } from 'node:http';
import { send } from './send.ts';
import type { Outgoing } from './send.ts';
import type { Upstream } from './upstream.ts';

export type WholeAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Largest answer that is held as a whole (bytes): a page of 100 prayers with their comments is well below. */
const mostBytes = 2 * 1024 * 1024;

/** Asks a service and waits for the whole answer. @throws if none comes, or one too large to hold */
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
      if (bytes <= mostBytes) return;
      request.abort();
      reject(new Error(`${upstream.name} answered with more than can be held`));
    },
    end: () => resolve({ status, headers, body: Buffer.concat(chunks) }),
    fail: reject,
  });
  return promise;
}
