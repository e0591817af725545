import { handOverOnExportRequested } from '@kbf/data-kit';
import type { ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { gatherPerson } from '../erasure/gather-person.ts';

/** Sends this service's data about a person. */
export const gatherPersonOnExportRequested = (
  deps: Pick<Deps, 'config' | 'eventKeys' | 'relay'>,
): ProcessorOf<Tx, 'export.requested'> =>
  handOverOnExportRequested(
    deps,
    'gather-person-on-export-requested',
    (tx: Tx, userId, visitorId) =>
      gatherPerson(deps.config, tx, { userId, visitorId: visitorId ?? null }),
  );
