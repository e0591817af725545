import * as contracts from '@kbf/contracts';
import { answer, implement } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { findSelf } from '../people/find-self.ts';
import { findExport, presentExport } from './read-export.ts';
import { startExport } from './start-export.ts';

/** Exports everything that all services know about a person. Only that person can read it. */
export function registerExportRoutes(app: Service, deps: Deps): void {
  const { config, database } = deps;

  implement(app, contracts.startExport, async ({ identity }) => {
    const started = await startExport(deps, identity);
    return answer(201, presentExport(config.SEALING_KEY, started));
  });

  implement(app, contracts.getExport, async ({ identity, params, reply }) => {
    const person = await findSelf(database.prisma, identity);
    const found = await findExport(database.prisma, params.id, person.id);
    void reply.header('cache-control', 'no-store');
    return answer(200, presentExport(config.SEALING_KEY, found));
  });
}
