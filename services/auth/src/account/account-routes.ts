import * as contracts from '@kbf/contracts';
import { AppError, answer, implement, memberIdOf } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import type { Person } from '../generated/prisma/client.ts';
import { clientContextOf } from '../login/client-context.ts';
import { redeemingBrowser } from '../login/redeeming-browser.ts';
import { findSelf } from '../people/find-self.ts';
import { presentPerson, presentPersonDetails } from '../people/present-person.ts';
import { cancelPendingChange, listPendingChanges } from './pending-changes.ts';
import { undoChange } from './undo-change.ts';
import { updateMe } from './update-me.ts';

/**
 * The dashboard answers "Access Denied" to a person who registered by e-mail and has not confirmed it. A login by phone
 * passes.
 */
const hasProvenContact = (person: Person) =>
  person.phoneVerifiedAt !== null || person.emailVerifiedAt !== null;

/** Routes of a person's own account. */
export function registerAccountRoutes(app: Service, deps: Deps): void {
  const { cookies } = deps;
  const { prisma } = deps.database;

  implement(app, contracts.getAuthUser, async ({ identity, request, reply }) => {
    const person = await findSelf(prisma, identity);
    const secret = cookies.readLogin(request);
    if (secret && identity.loginId) cookies.renew(reply, secret);
    return answer(200, presentPerson(person));
  });

  implement(app, contracts.getUser, async ({ identity }) => {
    const person = await findSelf(prisma, identity);
    if (!hasProvenContact(person))
      throw new AppError(
        contracts.errorCodes.emailUnverified,
        403,
        'Please verify your email. Check your inbox for the verification link.',
      );
    return answer(200, presentPersonDetails(person));
  });

  implement(app, contracts.updateMe, async ({ identity, body, request, reply }) => {
    const from = clientContextOf(request, cookies);
    const { person, confirming } = await updateMe(deps, identity, body, from);
    // The code in the text works only in this browser.
    if (confirming.includes('phone')) cookies.markAsking(reply, from.askedSecret);
    return answer(200, { ...presentPersonDetails(person), confirming });
  });

  implement(app, contracts.listPendingChanges, async ({ identity }) =>
    answer(200, await listPendingChanges(prisma, memberIdOf(identity))),
  );

  implement(app, contracts.cancelPendingChange, async ({ identity, params }) => {
    await deps.database.transaction((tx) => cancelPendingChange(tx, identity, params.what));
    return answer(204);
  });

  implement(app, contracts.undoContactChange, async ({ body, identity, request, reply }) => {
    const browser = redeemingBrowser(request, cookies, identity, body.switchLogin);
    const undone = await undoChange(deps, body.token, browser);
    if (undone.login) cookies.logIn(reply, undone.login);
    return answer(200, undone.answer);
  });
}
