import { errorCodes, getAuthUser, getUser, updateMe as updateMeCall } from '@kbf/contracts';
import { AppError, answer, clientNetworkOf, implement } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { AuthDeps } from '../deps.ts';
import type { Person } from '../generated/prisma/client.ts';
import type { LoginCookies } from '../login/login-cookies.ts';
import { newCookieSecret } from '../login/login-secrets.ts';
import { findSelf } from './find-self.ts';
import { presentPerson, presentPersonDetails } from './present-person.ts';
import { updateMe } from './update-me.ts';

/** The dashboard's "Access Denied": registered by e-mail and not confirmed. Whoever logged in by phone passes. */
const hasProvenContact = (person: Person) =>
  person.phoneVerifiedAt !== null || person.emailVerifiedAt !== null;

export function personRoutes(app: Service, deps: AuthDeps, cookies: LoginCookies): void {
  const { database } = deps;

  implement(app, getAuthUser, async ({ identity, request, reply }) => {
    const person = await findSelf(database, identity.userId);
    const secret = cookies.readLogin(request);
    if (secret && identity.loginId) cookies.renew(reply, secret);
    return answer(200, presentPerson(person));
  });

  implement(app, getUser, async ({ identity }) => {
    const person = await findSelf(database, identity.userId);
    if (!hasProvenContact(person))
      throw new AppError(
        errorCodes.emailUnverified,
        403,
        'Please verify your e-mail: check your inbox for the verification link.',
      );
    return answer(200, presentPersonDetails(person));
  });

  implement(app, updateMeCall, async ({ identity, body, request, reply }) => {
    const self = await findSelf(database, identity.userId);
    const from = { client: clientNetworkOf(request), askedSecret: newCookieSecret() };
    const { person, confirming } = await updateMe(deps, self, body, from);
    // The code of the text works in this browser.
    if (confirming.includes('phone')) cookies.markAsking(reply, from.askedSecret);
    return answer(200, { ...presentPersonDetails(person), confirming });
  });
}
