import { loginCookieName, logout, requestIdHeader } from '@kbf/contracts';
import { asyncStep, definePolicy } from '../http.ts';
import type { GatewayRequest, GatewayResponse } from '../http.ts';
import { endAfterBody, tooMany, unavailable } from '../refuse.ts';
import type { Basics } from '../refuse.ts';
import type { RequestContext } from '../request-context.ts';
import { visitorCookieName, writeCookie } from './cookies.ts';
import type { EndedLogins } from './ended-logins.ts';
import { refusalForOtherUser } from './expected-user.ts';
import type { IdentityResolver, Resolution } from './identity-resolver.ts';
import type { TokenFor } from './token-for.ts';

type Known = Extract<Resolution, { kind: 'known' }>;

type IdentityDeps = Basics & {
  identities: IdentityResolver;
  endedLogins: EndedLogins;
  tokenFor: TokenFor;
  publicOrigin: string;
  secure: boolean;
  refusedBodyMs: number;
};

/**
 * Finds out who makes a call and signs it for the service. Whatever the request itself says about that is dropped.
 * Setting: `openToSites` ignores all cookies, as any site may read these answers.
 */
export const identityPolicy = (deps: IdentityDeps) => {
  const { contextOf, refuse, identities, endedLogins, tokenFor, publicOrigin, secure } = deps;
  const loginName = loginCookieName(publicOrigin);
  const visitorName = visitorCookieName(publicOrigin);
  const remove = (name: string) => writeCookie(name, null, secure);

  /** A logout always succeeds, also without auth. */
  function logOutWithoutAuth(request: GatewayRequest, response: GatewayResponse): void {
    const { id, cookies, securityHeaders } = contextOf(request);
    const loginCookie = cookies[loginName];
    if (loginCookie) endedLogins.end(loginCookie);
    response.writeHead(204, {
      ...securityHeaders,
      [requestIdHeader]: id,
      'cache-control': 'no-store',
      'set-cookie': [loginName, visitorName]
        .filter((name) => cookies[name] !== undefined)
        .map(remove),
      ...(request.complete ? {} : { connection: 'close' }),
    });
    if (request.complete) response.end();
    else endAfterBody(request, response, undefined, deps.refusedBodyMs);
  }

  function afterLogout({ cookies, setCookies }: RequestContext, status: number): void {
    const loginCookie = cookies[loginName];
    if (loginCookie) identities.forgetLogin(loginCookie);
    // auth failed: the login ends here now, and at auth when auth is back.
    if (loginCookie && status >= 400) {
      endedLogins.end(loginCookie);
      setCookies.push(remove(loginName));
    }
    // The next person at this browser is another visitor.
    if (cookies[visitorName] !== undefined) setCookies.push(remove(visitorName));
  }

  /** Sets the cookie of a new visitor unless the call fails: a failed call leaves nothing and costs no allowance. */
  function setVisitorCookie(
    { newVisitorCookie, notSet }: Known,
    context: RequestContext,
    response: GatewayResponse,
  ): void {
    if (!newVisitorCookie) return;
    let isSet = false;
    context.beforeAnswer.push((status) => {
      if (status >= 400) return;
      isSet = true;
      context.setCookies.push(writeCookie(visitorName, newVisitorCookie, secure));
    });
    response.once('close', () => {
      if (!isSet) notSet?.();
    });
  }

  async function identify(request: GatewayRequest, response: GatewayResponse) {
    const context = contextOf(request);
    const { call, cookies, networks } = context;
    if (!call) return 'next';
    const resolution = await identities.resolve({
      method: request.method ?? '',
      call,
      loginCookie: cookies[loginName],
      visitorCookie: cookies[visitorName],
      networks,
    });
    if (call.id === logout.id) {
      context.answerWithoutService = () => logOutWithoutAuth(request, response);
      context.beforeAnswer.push((status) => afterLogout(context, status));
    }
    if (resolution.kind !== 'known') {
      if (context.answerWithoutService) context.answerWithoutService();
      else if (resolution.kind === 'unavailable') refuse(request, response, unavailable);
      else refuse(request, response, tooMany(resolution.retryAfter));
      return 'answered';
    }
    const refusal = refusalForOtherUser(request, call, resolution.identity);
    if (refusal) {
      refuse(request, response, refusal);
      return 'answered';
    }
    context.identity = resolution.identity;
    context.token = tokenFor(resolution.identity, call.service);
    setVisitorCookie(resolution, context, response);
    return 'next';
  }

  return definePolicy(
    'identity',
    ({ openToSites }) =>
      openToSites === true
        ? (request, _response, next) => {
            const context = contextOf(request);
            if (context.call) context.token = tokenFor(context.identity, context.call.service);
            next();
          }
        : asyncStep(identify),
    { openToSites: { type: 'boolean' } },
  );
};
