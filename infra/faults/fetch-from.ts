import { Agent, request } from 'node:http';
import { Readable } from 'node:stream';

/** The part of `fetch` that `createClient` needs. */
export type Fetch = (url: string, options: FetchOptions) => Promise<Response>;
type FetchOptions = {
  method: string;
  headers: Record<string, string>;
  body?: string;
  signal?: AbortSignal;
};

/** Statuses without a body. */
const bodiless = new Set([204, 205, 304]);

/**
 * Calls from a given local address: for the gateway, another network. On Linux, all of 127.0.0.0/8 is this machine.
 * @param connections open at once
 */
export function fetchFrom(localAddress: string, connections = 256): Fetch {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return (url, { body, ...options }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const call = request(url, { ...options, agent, localAddress });
    call.once('error', reject);
    call.once('response', (answer) => {
      const headers = new Headers();
      for (const [name, values = []] of Object.entries(answer.headersDistinct))
        for (const value of values) headers.append(name, value);
      const status = answer.statusCode ?? 0;
      if (bodiless.has(status)) answer.resume();
      const stream = bodiless.has(status) ? null : (Readable.toWeb(answer) as ReadableStream);
      resolve(new Response(stream, { status, headers }));
    });
    call.end(body);
    return promise;
  };
}
