import { deleteAccount } from '@kbf/contracts';
import { answer, implement, memberIdOf } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { requestErasure } from './request-erasure.ts';

/** Deletes a person's own account. */
export function registerErasureRoutes(app: Service, deps: Deps): void {
  const { database, eventKeys, cookies, relay } = deps;

  implement(app, deleteAccount, async ({ identity, reply }) => {
    const personId = memberIdOf(identity);
    await database.transaction((tx) => requestErasure(tx, eventKeys, personId));
    relay.nudge();
    cookies.logOut(reply);
    return answer(204);
  });
}
