import { handOverOnExportRequested } from '@kbf/data-kit';
import type { ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { gatherPerson } from '../people/gather-person.ts';

/** Hands over what intake knows of a person who asked for it; of somebody erased, that is nothing. */
export const gatherDataOnExportRequested = (
  deps: Pick<Deps, 'eventKeys' | 'relay'>,
): ProcessorOf<Tx, 'export.requested'> =>
  handOverOnExportRequested(deps, 'gather-data-on-export-requested', gatherPerson);
