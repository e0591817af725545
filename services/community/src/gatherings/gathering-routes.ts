import * as contracts from '@kbf/contracts';
import { answer, implement, memberIdOf } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { takeAllowance } from '../limits/take-allowance.ts';
import { senderOf } from '../limits/sender.ts';
import { listNames, readComing, sayComing } from './coming.ts';

/** "I am coming" to the next weekly gathering: members see how many, admins also who. */
export function registerGatheringRoutes(app: Service, deps: Deps): void {
  const { database } = deps;

  implement(app, contracts.getComing, async ({ identity, reply }) => {
    void reply.header('cache-control', 'private, no-store');
    const personId = memberIdOf(identity);
    return answer(200, await database.transaction((tx) => readComing(tx, personId)));
  });

  implement(app, contracts.setComing, async ({ body, identity, request }) => {
    await takeAllowance(deps, 'gatheringAnswers', senderOf(identity, request));
    const personId = memberIdOf(identity);
    return answer(200, await database.transaction((tx) => sayComing(tx, personId, body)));
  });

  implement(app, contracts.listComing, async ({ reply }) => {
    void reply.header('cache-control', 'private, no-store');
    return answer(200, await database.transaction(listNames));
  });
}
