import { handOverOnExportRequested } from '@kbf/data-kit';
import type { ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { gatherPerson } from '../people/gather-person.ts';

/** Sends intake's data about a person. */
export const gatherDataOnExportRequested = (
  deps: Pick<Deps, 'eventKeys' | 'relay'>,
): ProcessorOf<Tx, 'export.requested'> =>
  handOverOnExportRequested(deps, 'gather-data-on-export-requested', gatherPerson);
