import { loginCookieName, logout } from '@kbf/contracts';
import { networkOf } from '@kbf/process-kit';
import { gatewayDeps } from '../deps.ts';
import { contextOf } from '../request-context.ts';
import { asyncStep, openablePolicy } from '../http.ts';
import { tooMany } from '../rate-limit/policy.ts';
import { refuseSlowly } from '../rate-limit/refuse-slowly.ts';
import { refuse, unavailable } from '../refuse.ts';
import { visitorCookieName, writeCookie } from './cookies.ts';
import { logOutWithoutAuth } from './log-out-without-auth.ts';
import { loginLost } from './expected-user.ts';

/** Finds out who asks and signs it for the service. What a request itself claims about that is not passed on. */
export const identityPolicy = openablePolicy('identity', (isOpen) => {
  const { identities, endedLogins, publicOrigin, secure } = gatewayDeps();
  const loginName = loginCookieName(publicOrigin);
  const visitorName = visitorCookieName(publicOrigin);
  return asyncStep(async (request, response) => {
    const context = contextOf(request);
    const { call, cookies } = context;
    if (!call) return 'next';
    // What any site may read is the same for everyone: nobody's cookies are looked at.
    if (isOpen) {
      context.token = identities.tokenFor(context.identity, call.service);
      return 'next';
    }
    const loginCookie = cookies[loginName];
    const resolution = await identities.resolve({
      method: request.method ?? '',
      call,
      loginCookie,
      visitorCookie: cookies[visitorName],
      limitKey: networkOf(context.address),
    });
    if (call.id === logout.id) {
      context.answerAlone = () => {
        if (loginCookie) endedLogins.end(loginCookie);
        const cleared = [loginName, visitorName].filter((name) => cookies[name] !== undefined);
        const forget = cleared.map((name) => writeCookie(name, null, secure));
        logOutWithoutAuth(request, response, forget);
      };
      if (resolution.kind !== 'known') {
        context.answerAlone();
        return 'answered';
      }
    }
    if (resolution.kind !== 'known') {
      if (resolution.kind === 'limited')
        refuseSlowly(request, response, tooMany(resolution.retryAfter));
      else refuse(request, response, unavailable);
      return 'answered';
    }
    const lost = loginLost(request, call, resolution.identity);
    if (lost) {
      refuse(request, response, lost);
      return 'answered';
    }
    context.identity = resolution.identity;
    context.token = identities.tokenFor(resolution.identity, call.service);
    const { newVisitorCookie, notSet } = resolution;
    if (newVisitorCookie) {
      let isSet = false;
      context.beforeAnswer.push((status) => {
        // Nothing was left behind by what failed.
        if (status >= 400) return;
        isSet = true;
        context.setCookies.push(writeCookie(visitorName, newVisitorCookie, secure));
      });
      // A fault elsewhere costs nobody their allowance.
      response.once('close', () => {
        if (!isSet) notSet?.();
      });
    }
    if (call.id === logout.id)
      context.beforeAnswer.push((status) => {
        if (loginCookie) identities.forgetLogin(loginCookie);
        // auth did not end it: it ends here now, and there as soon as auth is back.
        if (loginCookie && status >= 400) {
          endedLogins.end(loginCookie);
          context.setCookies.push(writeCookie(loginName, null, secure));
        }
        // Whoever uses this browser next is somebody else.
        if (cookies[visitorName] !== undefined)
          context.setCookies.push(writeCookie(visitorName, null, secure));
      });
    return 'next';
  });
});
