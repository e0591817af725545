import { deleteAccount, keepAccount } from '@kbf/contracts';
import { answer, implement } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { requestErasure } from './request-erasure.ts';
import { keepAccount as keep } from './stop-erasure.ts';

/** Deletes a person's own account, and stops that. */
export function registerErasureRoutes(app: Service, deps: Deps): void {
  const { database, cookies, relay } = deps;

  implement(app, deleteAccount, async ({ identity, reply }) => {
    await database.transaction((tx) => requestErasure(tx, deps, identity));
    relay.nudge();
    cookies.logOut(reply);
    return answer(204);
  });

  implement(app, keepAccount, async ({ body }) => {
    await keep(deps, body.token);
    return answer(204);
  });
}
