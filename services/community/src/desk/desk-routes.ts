import * as contracts from '@kbf/contracts';
import { presentPage } from '@kbf/data-kit';
import { answer, implement, notFound } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import { nameCase, noteCase, reopenCase } from '../care/handle-case.ts';
import type { Deps } from '../deps.ts';
import { listDesk, listHandled, nextAtDesk } from './list-desk.ts';
import { readDecision, readDeskItem } from './read-desk-item.ts';
import { takeDecision, undoDecision } from './take-decision.ts';

const unkept = ['cache-control', 'private, no-store'] as const;

export function registerDeskRoutes(app: Service, deps: Deps): void {
  implement(app, contracts.listDesk, async ({ query, request, reply }) => {
    const list = query.show === 'handled' ? listHandled : listDesk;
    const page = await list(deps, query);
    void reply.header(...unkept);
    return answer(
      200,
      presentPage(page, { request, reply }, (item) => item),
    );
  });

  implement(app, contracts.getDeskItem, async ({ params, identity, reply }) => {
    const item = await readDeskItem(deps, identity, params);
    void reply.header(...unkept);
    return answer(200, item);
  });

  implement(app, contracts.decideDeskItem, async ({ params, body, identity }) => {
    const count = await takeDecision(deps, identity, params, body);
    const [taken, next] = await Promise.all([readDecision(deps, params), nextAtDesk(deps, params)]);
    if (!taken) throw notFound('It was taken back at once.');
    return answer(201, { ...taken, count, next });
  });

  implement(app, contracts.undoDeskDecision, async ({ params }) => {
    await undoDecision(deps, params);
    return answer(204);
  });

  implement(app, contracts.updateCareCase, async ({ params, body, identity }) => {
    const { id } = params;
    const { note, namedKind, handled } = body;
    await deps.database.transaction(async (tx, sql) => {
      const work = { tx, sql, identity };
      if (note !== undefined) await noteCase(work, deps.config, { id, note });
      if (namedKind !== undefined) await nameCase(work, { id, namedKind });
      if (handled === false) await reopenCase(work, id);
    });
    deps.relay.nudge();
    return answer(204);
  });
}
