import * as contracts from '@kbf/contracts';
import { answer, clientNetworkOf, implement } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { presentPerson } from '../people/present-person.ts';
import { redeemingBrowser } from './redeeming-browser.ts';
import { inEvenTime } from './in-even-time.ts';
import { newCookieSecret } from '../secrets/login-secrets.ts';
import { redeemCode } from './redeem-code.ts';
import { redeemLink } from './redeem-link.ts';
import { emailAnswer, sendEmailLink } from './send-email-link.ts';
import { phoneAnswer, sendMagicLink } from './send-magic-link.ts';

/** Asking for a link or code, and logging in with it. */
export function registerLoginRoutes(app: Service, deps: Deps): void {
  const { cookies } = deps;

  implement(app, contracts.sendMagicLink, async ({ body, request, reply }) => {
    const askedSecret = newCookieSecret();
    await inEvenTime(
      sendMagicLink(deps, { ...body, client: clientNetworkOf(request), askedSecret }),
    );
    cookies.markAsking(reply, askedSecret);
    return answer(200, { message: phoneAnswer });
  });

  implement(app, contracts.sendEmailLink, async ({ body, request }) => {
    const askedSecret = newCookieSecret();
    await inEvenTime(
      sendEmailLink(deps, { ...body, client: clientNetworkOf(request), askedSecret }),
    );
    // A mail's link always waits for a click, whichever browser opens it: nothing marks this one.
    return answer(200, { message: emailAnswer });
  });

  implement(app, contracts.redeemLink, async ({ body, identity, request, reply }) => {
    const { person, secret } = await redeemLink(
      deps,
      body.token,
      redeemingBrowser(request, cookies, identity),
    );
    cookies.logIn(reply, secret);
    return answer(200, presentPerson(person));
  });

  implement(app, contracts.redeemCode, async ({ body, identity, request, reply }) => {
    const ask = { ...body, askedSecret: cookies.readAsking(request) };
    const { person, secret } = await redeemCode(
      deps,
      ask,
      redeemingBrowser(request, cookies, identity),
    );
    cookies.logIn(reply, secret);
    return answer(200, presentPerson(person));
  });
}
