import { expectedUserHeader, loginCookieName, logout, visitorCookieName } from '@kbf/contracts';
import type { CallShape } from '@kbf/contracts';
import { anonymous } from '@kbf/process-kit';
import type { Identity, Logger } from '@kbf/process-kit';
import { NotReached } from '../forward/send.ts';
import type { Upstream } from '../forward/upstream.ts';
import type { GatewayLimits } from '../gateway-limits.ts';
import { asyncStep, definePolicy, isRead } from '../http.ts';
import type { GatewayRequest, GatewayResponse } from '../http.ts';
import type { WindowCounter } from '../limits/window-counter.ts';
import { endAfterBody, tooMany, unavailable } from '../refuse.ts';
import type { Basics, Refusal } from '../refuse.ts';
import type { RequestContext } from '../request-context.ts';
import { writeCookie } from './request-cookies.ts';
import type { VisitorCookies } from './request-cookies.ts';
import type { EndedLogins } from './ended-logins.ts';
import { refusalForOtherUser } from './expected-user.ts';
import type { LoginExchange } from './login-exchange.ts';
import type { TokenFor } from './token-for.ts';

type IdentityDeps = Basics & {
  logins: LoginExchange;
  endedLogins: EndedLogins;
  visitors: VisitorCookies;
  newVisitors: WindowCounter;
  tokenFor: TokenFor;
  publicOrigin: string;
  secure: boolean;
  auth: Pick<Upstream, 'waitWhileAway'>;
  openStreams: ReadonlyMap<GatewayResponse, RequestContext>;
  limits: GatewayLimits;
  logger: Logger;
};

/** `newCookie` is the cookie of a new visitor, `refused` the answer when it cannot be found out who makes the call. */
type Found = { identity?: Identity; newCookie?: string; refused?: Refusal };

/** Services that keep something for a visitor. */
const visitorServices = new Set<string>(['community', 'ai']);
/** Login cookies are random ids; auth is not asked about anything else. */
const loginShape = /^[\w.-]{16,200}$/;
/** A call that waited longer than this is identified again before it is sent (milliseconds). */
const decidedForMs = 1_000;

/**
 * Finds out who makes a call and signs it for the service. Whatever the request itself says about that is dropped.
 * Setting: `openToSites` ignores all cookies, as any site may read these answers.
 */
export const identityPolicy = (deps: IdentityDeps) => {
  const { contextOf, refuse, logins, endedLogins, visitors, newVisitors, tokenFor } = deps;
  const loginName = loginCookieName(deps.publicOrigin);
  const visitorName = visitorCookieName(deps.publicOrigin);
  /** A value of another shape counts as no cookie. */
  const loginOf = (cookies: RequestContext['cookies']) => {
    const login = cookies[loginName];
    return login !== undefined && loginShape.test(login) ? login : undefined;
  };
  const remove = (name: string) => writeCookie(name, null, deps.secure);

  /** @param coldMs longest wait for an auth that is being started again @throws when it does not answer */
  async function identityOf(login: string, coldMs: number): Promise<Identity | null> {
    for (const until = performance.now() + coldMs; ;) {
      try {
        return await logins.identityOf(login);
      } catch (error) {
        if (!(error instanceof NotReached) || performance.now() >= until) throw error;
        await deps.auth.waitWhileAway(until);
      }
    }
  }

  async function find(
    method: string | undefined,
    call: CallShape,
    { cookies, networks }: RequestContext,
  ): Promise<Found> {
    if (call.audience === 'webhook') return {};
    const login = loginOf(cookies);
    const visitorId = visitors.read(cookies[visitorName]);
    if (login !== undefined && !endedLogins.has(login)) {
      // Public reads go on as anonymous. Anything else could be done in the wrong name.
      const isPublic = call.audience === 'all' && isRead(method) && call.service !== 'auth';
      // A person in danger does not wait for help, and a logout needs no auth.
      const mayWait = !isPublic && !call.words && call.id !== logout.id;
      try {
        const person = await identityOf(login, mayWait ? deps.limits.coldMs : 0);
        if (person) return { identity: { ...person, ...(visitorId && { visitorId }) } };
      } catch (error) {
        deps.logger.warn({ reason: (error as Error).message }, 'auth does not answer');
        return isPublic ? {} : { refused: unavailable };
      }
    }
    if (visitorId) return { identity: { role: 'visitor', visitorId } };
    if (isRead(method) || call.audience !== 'all' || !visitorServices.has(call.service)) return {};
    const wait = newVisitors.take(networks);
    if (wait !== undefined) return { refused: tooMany('visitors', wait) };
    const { value: newCookie, ...minted } = visitors.mint();
    return { identity: { role: 'visitor', ...minted }, newCookie };
  }

  /** Sets the cookie of a new visitor unless the call fails: a failed call leaves nothing and costs no allowance. */
  function setVisitorCookie(
    cookie: string,
    { beforeAnswer, setCookies, networks }: RequestContext,
    response: GatewayResponse,
  ): void {
    let isSet = false;
    beforeAnswer.push((status) => {
      if (status >= 400) return;
      isSet = true;
      setCookies.push(writeCookie(visitorName, cookie, deps.secure));
    });
    response.once('close', () => {
      if (!isSet) newVisitors.giveBack(networks);
    });
  }

  /** An open stream shows what the person who logged out may see. The browser opens it again as a visitor. */
  function endStreamsOf(login: string): void {
    for (const [stream, { cookies }] of deps.openStreams)
      if (loginOf(cookies) === login) stream.destroy();
  }

  /**
   * True while auth does not answer: otherwise every stream would be cut, all browsers would come back at once, and
   * could not be told apart from visitors. A logout here is known without auth.
   */
  async function isStill(login: string, then: Identity): Promise<boolean> {
    if (endedLogins.has(login)) return false;
    const now = await logins.identityOf(login).catch(() => then);
    return (
      now?.userId === then.userId && now?.role === then.role && now?.isApproved === then.isApproved
    );
  }

  /** A logout always succeeds, also without auth. */
  function logOutWithoutAuth(request: GatewayRequest, response: GatewayResponse): void {
    const { cookies } = contextOf(request);
    const login = loginOf(cookies);
    if (login) {
      endedLogins.end(login);
      endStreamsOf(login);
    }
    const names = [loginName, visitorName].filter((name) => cookies[name] !== undefined);
    const headers = { 'set-cookie': names.map(remove) };
    endAfterBody(request, response, { status: 204, headers, longestMs: deps.limits.refusedBodyMs });
  }

  function afterLogout({ cookies, setCookies }: RequestContext, status: number): void {
    const login = loginOf(cookies);
    if (login) {
      logins.forget(login);
      endStreamsOf(login);
    }
    // auth failed: the login ends here now, and at auth when auth is back.
    if (login && status >= 400) {
      endedLogins.end(login);
      setCookies.push(remove(loginName));
    }
    // The next person at this browser is another visitor.
    if (cookies[visitorName] !== undefined) setCookies.push(remove(visitorName));
  }

  /**
   * @param isAgain after the call has waited: meanwhile its login may have ended, or lost a role. A change by a login
   * that has ended is then refused.
   */
  async function identify(request: GatewayRequest, response: GatewayResponse, isAgain = false) {
    const context = contextOf(request);
    const { call, networks } = context;
    if (!call) return 'next';
    const { method } = request;
    const headers = isAgain ? { [expectedUserHeader]: context.identity.userId } : request.headers;
    const { identity = anonymous, newCookie, refused } = await find(method, call, context);
    if (isAgain && newCookie) newVisitors.giveBack(networks);
    const otherUser = refused
      ? undefined
      : refusalForOtherUser({ method, headers }, call, identity);
    if (call.id === logout.id && !isAgain && !otherUser) {
      context.answerWithoutService = () => logOutWithoutAuth(request, response);
      context.beforeAnswer.push((status) => afterLogout(context, status));
    }
    const refusal = refused ?? otherUser;
    if (refusal) {
      refuse(request, response, refusal);
      return 'answered';
    }
    context.identity = identity;
    context.token = tokenFor(identity, call.service);
    const decidedAt = performance.now();
    context.identifyAgain = async () =>
      identity.userId !== undefined && performance.now() - decidedAt > decidedForMs
        ? identify(request, response, true)
        : 'next';
    const login = loginOf(context.cookies);
    if (login !== undefined && identity.userId !== undefined)
      context.isStillLoggedIn = () => isStill(login, identity);
    if (newCookie && !isAgain) setVisitorCookie(newCookie, context, response);
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
        : asyncStep((request, response) => identify(request, response)),
    { openToSites: { type: 'boolean' } },
  );
};
