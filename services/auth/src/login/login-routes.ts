import {
  redeemCode as redeemCodeCall,
  redeemLink as redeemLinkCall,
  sendEmailLink as sendEmailLinkCall,
  sendMagicLink as sendMagicLinkCall,
} from '@kbf/contracts';
import { answer, implement } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { FastifyRequest } from 'fastify';
import type { AuthDeps } from '../deps.ts';
import { presentPerson } from '../people/present-person.ts';
import { describeDevice } from '../sessions/describe-device.ts';
import { clientOf } from './client-address.ts';
import type { RedeemingBrowser } from './complete-login.ts';
import { inEvenTime } from './in-even-time.ts';
import type { LoginCookies } from './login-cookies.ts';
import { newCookieSecret } from './login-secrets.ts';
import { redeemCode } from './redeem-code.ts';
import { redeemLink } from './redeem-link.ts';
import { emailAnswer, sendEmailLink } from './send-email-link.ts';
import { phoneAnswer, sendMagicLink } from './send-magic-link.ts';

/** Asking for a link or code, and logging in with it. */
export function loginRoutes(app: Service, deps: AuthDeps, cookies: LoginCookies): void {
  const browserOf = (request: FastifyRequest): RedeemingBrowser => ({
    device: describeDevice(request.headers['user-agent']),
    earlierSecret: cookies.readLogin(request),
  });

  implement(app, sendMagicLinkCall, async ({ body, request, reply }) => {
    const askedSecret = newCookieSecret();
    await inEvenTime(sendMagicLink(deps, { ...body, client: clientOf(request), askedSecret }));
    cookies.markAsking(reply, askedSecret);
    return answer(200, { message: phoneAnswer });
  });

  implement(app, sendEmailLinkCall, async ({ body, request }) => {
    const askedSecret = newCookieSecret();
    await inEvenTime(sendEmailLink(deps, { ...body, client: clientOf(request), askedSecret }));
    // A mail's link always waits for a click, whichever browser opens it: nothing marks this one.
    return answer(200, { message: emailAnswer });
  });

  implement(app, redeemLinkCall, async ({ body, request, reply }) => {
    const { person, secret } = await redeemLink(deps, body.token, browserOf(request));
    cookies.logIn(reply, secret);
    return answer(200, presentPerson(person));
  });

  implement(app, redeemCodeCall, async ({ body, request, reply }) => {
    const ask = { ...body, askedSecret: cookies.readAsking(request) };
    const { person, secret } = await redeemCode(deps, ask, browserOf(request));
    cookies.logIn(reply, secret);
    return answer(200, presentPerson(person));
  });
}
