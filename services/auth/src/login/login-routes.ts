import * as contracts from '@kbf/contracts';
import { answer, implement } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { presentPerson } from '../people/present-person.ts';
import { clientContextOf } from './client-context.ts';
import { redeemingBrowser } from './redeeming-browser.ts';
import { withMinimumDuration } from './minimum-duration.ts';
import { inspectLink } from './inspect-link.ts';
import { redeemCode } from './redeem-code.ts';
import { redeemLink } from './redeem-link.ts';
import { emailAnswer, sendEmailLink } from './send-email-link.ts';
import { phoneAnswer, sendMagicLink } from './send-magic-link.ts';

/** Requests a link or code, and logs in with it. */
export function registerLoginRoutes(app: Service, deps: Deps): void {
  const { cookies } = deps;

  implement(app, contracts.sendMagicLink, async ({ body, request, reply }) => {
    const browser = clientContextOf(request, cookies);
    await withMinimumDuration(sendMagicLink(deps, { ...body, browser }));
    cookies.markAsking(reply, browser.askedSecret);
    return answer(200, { message: phoneAnswer });
  });

  implement(app, contracts.sendEmailLink, async ({ body, request, reply }) => {
    const browser = clientContextOf(request, cookies);
    await withMinimumDuration(sendEmailLink(deps, { ...body, browser }));
    // A mail link always waits for a click, in any browser. The mark identifies requests of this browser.
    cookies.markAsking(reply, browser.askedSecret);
    return answer(200, { message: emailAnswer });
  });

  implement(app, contracts.inspectLink, async ({ body, identity, request }) =>
    answer(
      200,
      await inspectLink(deps, body.token, {
        askedSecret: cookies.readAsking(request),
        userId: identity.userId,
      }),
    ),
  );

  implement(app, contracts.redeemLink, async ({ body, identity, request, reply }) => {
    const browser = redeemingBrowser(request, cookies, identity, body.switchLogin);
    const { person, ...secrets } = await redeemLink(deps, body.token, browser);
    cookies.logIn(reply, secrets);
    return answer(200, presentPerson(person));
  });

  implement(app, contracts.redeemCode, async ({ body, identity, request, reply }) => {
    const ask = { ...body, asking: clientContextOf(request, cookies) };
    const { person, ...secrets } = await redeemCode(
      deps,
      ask,
      // Entering a code is a deliberate act, and the code works only in the browser that asked for it.
      redeemingBrowser(request, cookies, identity, true),
    );
    cookies.logIn(reply, secrets);
    return answer(200, presentPerson(person));
  });
}
