import { deleteAccount } from '@kbf/contracts';
import { answer, implement, loginRequired } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { AuthDeps } from '../deps.ts';
import type { LoginCookies } from '../login/login-cookies.ts';
import { requestErasure } from './request-erasure.ts';

/** Deleting one's account. */
export function erasureRoutes(app: Service, deps: AuthDeps, cookies: LoginCookies): void {
  implement(app, deleteAccount, async ({ identity, reply }) => {
    const personId = identity.userId;
    if (!personId) throw loginRequired();
    await deps.database.$transaction((tx) => requestErasure(tx, deps.eventKeys, personId));
    deps.nudgeRelay();
    cookies.logOut(reply);
    return answer(204);
  });
}
