import * as contracts from '@kbf/contracts';
import { presentPage } from '@kbf/data-kit';
import { answer, implement } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { listDecided } from './list-decided.ts';
import { lookAtDecided } from './look-at-decided.ts';

const unkept = ['cache-control', 'private, no-store'] as const;

export function registerDecidedRoutes(app: Service, deps: Deps): void {
  implement(app, contracts.listDecided, async ({ query, request, reply }) => {
    const page = await listDecided(deps, query);
    void reply.header(...unkept);
    return answer(
      200,
      presentPage(page, { request, reply }, (row) => row),
    );
  });

  implement(app, contracts.getDecided, async ({ params, identity, reply }) => {
    const shown = await lookAtDecided(deps, identity, params.id);
    void reply.header(...unkept);
    return answer(200, shown);
  });
}
