import * as contracts from '@kbf/contracts';
import { answer, clientNetworksOf, implement } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { withMinimumDuration } from '../login/minimum-duration.ts';
import { redeemingBrowser } from '../login/redeeming-browser.ts';
import { presentPerson } from '../people/present-person.ts';
import { confirmEmail } from './confirm-email.ts';
import { resendAnswer, resendVerification } from './resend-verification.ts';

export function registerEmailRoutes(app: Service, deps: Deps): void {
  const { cookies } = deps;

  implement(app, contracts.verifyEmail, async ({ body, identity, request, reply }) => {
    const browser = redeemingBrowser(request, cookies, identity, body.switchLogin);
    const { person, ...secrets } = await confirmEmail(deps, body.token, browser);
    cookies.logIn(reply, secrets);
    return answer(200, presentPerson(person));
  });

  implement(app, contracts.resendVerification, async ({ body, identity, request }) => {
    const ask = { ...body, networks: clientNetworksOf(request), userId: identity.userId };
    await withMinimumDuration(resendVerification(deps, ask));
    return answer(200, { message: resendAnswer });
  });
}
