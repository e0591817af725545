import { loginCookieName, logout } from '@kbf/contracts';
import { networkOf } from '@kbf/process-kit';
import { useContext } from '../context.ts';
import { exchangeOf } from '../exchange.ts';
import { asyncStep, openablePolicy } from '../http.ts';
import { tooMany } from '../rate-limit/policy.ts';
import { refuse, unavailable } from '../refuse.ts';
import { visitorCookieName, writeCookie } from './cookies.ts';

/** Finds out who asks and signs it for the service. What a request itself claims about that is not passed on. */
export const identityPolicy = openablePolicy('identity', (isOpen) => {
  const { identities, publicOrigin, secure } = useContext();
  const loginName = loginCookieName(publicOrigin);
  return asyncStep(async (request, response) => {
    const exchange = exchangeOf(request);
    const { call, cookies } = exchange;
    if (!call) return 'next';
    // What any site may read is the same for everyone: nobody's cookies are looked at.
    if (isOpen) {
      exchange.token = identities.tokenFor(exchange.identity, call.service);
      return 'next';
    }
    const loginCookie = cookies.get(loginName);
    const resolution = await identities.resolve({
      method: request.method ?? '',
      call,
      loginCookie,
      visitorCookie: cookies.get(visitorCookieName),
      limitKey: networkOf(exchange.address),
    });
    if (resolution.kind !== 'known') {
      const refusal = resolution.kind === 'limited' ? tooMany(resolution.retryAfter) : unavailable;
      refuse(request, response, refusal);
      return 'answered';
    }
    exchange.identity = resolution.identity;
    exchange.token = identities.tokenFor(resolution.identity, call.service);
    const { newVisitorCookie } = resolution;
    if (newVisitorCookie)
      exchange.beforeAnswer.push((status) => {
        // Nothing was left behind by what failed.
        if (status < 400)
          exchange.setCookies.push(writeCookie(visitorCookieName, newVisitorCookie, secure));
      });
    if (call.id === logout.id)
      exchange.beforeAnswer.push((status) => {
        if (loginCookie) identities.forgetLogin(loginCookie);
        // Whoever uses this browser next is somebody else.
        if (status < 400 && cookies.has(visitorCookieName))
          exchange.setCookies.push(writeCookie(visitorCookieName, null, secure));
      });
    return 'next';
  });
});
