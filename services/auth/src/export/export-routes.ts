import { getExport, startExport as startCall } from '@kbf/contracts';
import { answer, implement } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { AuthDeps } from '../deps.ts';
import { findSelf } from '../people/find-self.ts';
import { findExport, presentExport } from './read-export.ts';
import { startExport } from './start-export.ts';

/** Everything that all services know of a person, for that person alone. */
export function exportRoutes(app: Service, deps: AuthDeps): void {
  const { config, database } = deps;

  implement(app, startCall, async ({ identity }) => {
    const person = await findSelf(database, identity.userId);
    const started = await startExport(deps, person);
    return answer(201, presentExport(config.SEALING_KEY, started));
  });

  implement(app, getExport, async ({ identity, params, reply }) => {
    const person = await findSelf(database, identity.userId);
    const found = await findExport(database, params.id, person.id);
    void reply.header('cache-control', 'no-store');
    return answer(200, presentExport(config.SEALING_KEY, found));
  });
}
