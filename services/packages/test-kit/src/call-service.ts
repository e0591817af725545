import { clientAddressHeader } from '@kbf/contracts';
import type { Identity, ProcessName } from '@kbf/process-kit';
import type { FastifyInstance } from 'fastify';
import { identityHeaders } from './headers.ts';

export type ServiceAnswer<Body> = {
  status: number;
  headers: Headers;
  text: string;
  bytes: Buffer;
  /** @throws SyntaxError when it is not JSON */
  json: () => Body;
};

export type ServiceCall = {
  /** Who asks; default a reader without a cookie. */
  as?: Identity;
  /** Sent as JSON; a string is sent unchanged. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Client address as the gateway saw it. By default each call has its own, so that calls do not share limits. */
  address?: string;
};

export type CallService = <Body = unknown>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  call?: ServiceCall,
) => Promise<ServiceAnswer<Body>>;

let calls = 0;
const ownAddress = () => `198.18.${(calls >> 8) & 255}.${calls++ & 255}`;

/** Calls an app without a network, with the headers that the gateway would send. */
export function callService(app: FastifyInstance, name: ProcessName): CallService {
  return async (method, path, { as, body, headers, address = ownAddress() } = {}) => {
    const response = await app.inject({
      method,
      url: path,
      headers: {
        ...identityHeaders(as ?? { role: 'visitor' }, name),
        [clientAddressHeader]: address,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = response.rawPayload.toString('utf8');
    return {
      status: response.statusCode,
      headers: headersOf(response.headers),
      text,
      bytes: response.rawPayload,
      json: () => JSON.parse(text),
    };
  };
}

function headersOf(given: Record<string, string | string[] | number | undefined>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given))
    for (const one of [value ?? []].flat()) headers.append(name, String(one));
  return headers;
}
