import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { CallShape } from '@kbf/contracts';
import { parseCookie } from 'cookie';
import { anonymous, beginSpan, networksOf, traceHeader } from '@kbf/process-kit';
import type { Identity, Span } from '@kbf/process-kit';
import type { CallTable } from './call-table.ts';
import type { GatewayRequest } from './http.ts';

/** What the policies learn about one request, each for the policies after it. */
export type RequestContext = {
  /** Made here for every request; services and logs carry it. */
  readonly id: string;
  readonly span: Span;
  /** The path as it came, without the query. */
  readonly path: string;
  /** The query with its question mark, or an empty string. */
  readonly search: string;
  readonly call: CallShape | undefined;
  /** IP address of the client. */
  readonly address: string;
  /** The networks of this address that limits count, narrow to wide. */
  readonly networks: readonly [string, ...string[]];
  /** By name. Of a name that comes twice the first counts, as browsers order them. */
  readonly cookies: Readonly<Record<string, string | undefined>>;
  identity: Identity;
  /** The signed identity, for the service that answers the call. */
  token: string | undefined;
  /** Finds out again who asks, if the request has waited since. Refuses it if they no longer do. */
  identifyAgain?: () => Promise<'next' | 'answered'>;
  /** Whether the login that made the call still exists with the same rights. Undefined without a login. */
  isStillLoggedIn?: () => Promise<boolean>;
  /** Cookies that the gateway itself sets with the answer. */
  setCookies: string[];
  /** Called before the answer of the service is passed on. */
  beforeAnswer: ((status: number) => void)[];
  /** Answers the call instead of a refusal. */
  answerWithoutService?: () => void;
};

export type ContextOf = (request: GatewayRequest) => RequestContext;

/** @returns the context of a request, created at the first call for this request */
export function createContextOf(calls: CallTable, trustedProxies: number): ContextOf {
  const contexts = new WeakMap<GatewayRequest, RequestContext>();

  return (request) => {
    const known = contexts.get(request);
    if (known) return known;
    const { originalUrl, headers, socket, method = '' } = request;
    const question = originalUrl.indexOf('?');
    const path = question < 0 ? originalUrl : originalUrl.slice(0, question);
    const address = clientAddress(socket.remoteAddress, headers['x-forwarded-for'], trustedProxies);
    const context: RequestContext = {
      id: randomUUID(),
      span: beginSpan('server', headers[traceHeader]),
      path,
      search: question < 0 ? '' : originalUrl.slice(question),
      call: calls.find(method, path),
      address,
      networks: networksOf(address),
      cookies: parseCookie(headers.cookie ?? ''),
      identity: anonymous,
      token: undefined,
      setCookies: [],
      beforeAnswer: [],
    };
    contexts.set(request, context);
    return context;
  };
}

/**
 * The client's IP address. Each of our proxies adds the address that it saw to X-Forwarded-For. So with n proxies the
 * n-th entry from the right is the first that a client cannot forge. Without proxies the header is ignored.
 * The package proxy-addr does not do: it also returns entries that are not an address.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | string[] | undefined,
  trustedProxies: number,
): string {
  const own = plainAddress(socketAddress ?? '');
  if (trustedProxies === 0 || forwardedFor === undefined) return own;
  const chain = String(forwardedFor)
    .split(',')
    .map((part) => plainAddress(part.trim()));
  const seen = chain[chain.length - trustedProxies];
  return seen !== undefined && isIP(seen) !== 0 ? seen : own;
}

/** Writes IPv4 over an IPv6 socket as IPv4, and drops the zone. */
function plainAddress(address: string): string {
  const [bare = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare);
  return mapped?.[1] ?? bare;
}
