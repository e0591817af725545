import { randomUUID } from 'node:crypto';
import type { CallShape } from '@kbf/contracts';
import { anonymous } from '@kbf/process-kit';
import type { Identity } from '@kbf/process-kit';
import { gatewayDeps } from './deps.ts';
import type { GatewayRequest } from './http.ts';
import { parseCookies } from './identity/cookies.ts';
import type { Cookies } from './identity/cookies.ts';
import { clientAddress } from './rate-limit/client-address.ts';
import { securityHeaders } from './security-headers/security-headers.ts';

/** What the policies find out about one request, each for those after it. */
export type RequestContext = {
  /** Made here for every request; services and logs carry it. */
  readonly id: string;
  /** The path as it came, without the query. */
  readonly path: string;
  /** The query with its question mark, or nothing. */
  readonly search: string;
  readonly call: CallShape | undefined;
  /** Address of whoever asks. */
  readonly address: string;
  readonly cookies: Cookies;
  /** Headers of the answer that keep a browser from doing harm with it. */
  securityHeaders: Readonly<Record<string, string>>;
  identity: Identity;
  /** Signed word on who asks, for the service that answers the call. */
  token: string | undefined;
  /** Cookies that the gateway itself sets with the answer. */
  setCookies: string[];
  /** Called before the answer of the service is passed on. */
  beforeAnswer: ((status: number) => void)[];
  /** Answers in the place of a service that does not. */
  answerAlone?: () => void;
};

const contexts = new WeakMap<GatewayRequest, RequestContext>();

/** The context of a request; begun when first asked for. */
export function contextOf(request: GatewayRequest): RequestContext {
  const known = contexts.get(request);
  if (known) return known;
  const { calls, secure, trustedProxies } = gatewayDeps();
  const question = request.originalUrl.indexOf('?');
  const path = question < 0 ? request.originalUrl : request.originalUrl.slice(0, question);
  const begun: RequestContext = {
    id: randomUUID(),
    path,
    search: question < 0 ? '' : request.originalUrl.slice(question),
    call: calls.find(request.method ?? '', path),
    address: clientAddress(
      request.socket.remoteAddress,
      request.headers['x-forwarded-for'],
      trustedProxies,
    ),
    cookies: parseCookies(request.headers.cookie),
    securityHeaders: securityHeaders(secure),
    identity: anonymous,
    token: undefined,
    setCookies: [],
    beforeAnswer: [],
  };
  contexts.set(request, begun);
  return begun;
}
