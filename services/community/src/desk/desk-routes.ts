import * as contracts from '@kbf/contracts';
import { presentPage } from '@kbf/data-kit';
import { answer, implement, requireFreshLogin } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { decideItem } from './decide-item.ts';
import { countGroups } from './desk-sql.ts';
import { listDecided, lookAtDecided } from './decided-texts.ts';
import { listDesk, listHandled, nextAtDesk } from './list-desk.ts';
import { readDeskItem } from './read-desk-item.ts';
import { reopenItem } from './reopen-item.ts';
import { markSafe } from './same-person.ts';
import { nameCase, noteCase } from './update-case.ts';

const unkept = ['cache-control', 'private, no-store'] as const;
const asItIs = <Row>(row: Row): Row => row;

export function registerDeskRoutes(app: Service, deps: Deps): void {
  implement(app, contracts.sayIAmSafe, async ({ identity }) => {
    await markSafe(deps, identity);
    return answer(204);
  });

  implement(app, contracts.countDesk, async () =>
    answer(200, await countGroups(deps.database.sql)),
  );

  implement(app, contracts.listDesk, async ({ query, request, reply }) => {
    const list = query.show === 'handled' ? listHandled : listDesk;
    const page = await list(deps, query);
    void reply.header(...unkept);
    return answer(200, presentPage(page, { request, reply }, asItIs));
  });

  implement(app, contracts.getDeskItem, async ({ params, identity, reply }) => {
    const item = await readDeskItem(deps, identity, params);
    void reply.header(...unkept);
    return answer(200, item);
  });

  implement(app, contracts.decideDeskItem, async ({ params, body, identity }) => {
    if (body.decision === 'hide') requireFreshLogin(identity);
    const count = await decideItem(deps, identity, params, body);
    return answer(201, { count, next: await nextAtDesk(deps, params, body.filter) });
  });

  implement(app, contracts.reopenDeskItem, async ({ params, identity }) => {
    await reopenItem(deps, identity, params);
    return answer(204);
  });

  implement(app, contracts.updateCareCase, async ({ params, body, identity }) => {
    const { id } = params;
    const { note, namedKind } = body;
    await deps.database.transaction(async (tx, sql) => {
      const work = { tx, sql, identity };
      if (note !== undefined) await noteCase(work, deps.config, { id, note });
      if (namedKind !== undefined) await nameCase(work, { id, namedKind });
    });
    deps.relay.nudge();
    return answer(204);
  });

  implement(app, contracts.listDecided, async ({ query, request, reply }) => {
    const page = await listDecided(deps, query);
    void reply.header(...unkept);
    return answer(200, presentPage(page, { request, reply }, asItIs));
  });

  implement(app, contracts.getDecided, async ({ params, identity, reply }) => {
    const shown = await lookAtDecided(deps, identity, params.id);
    void reply.header(...unkept);
    return answer(200, shown);
  });
}
