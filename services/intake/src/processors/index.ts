import type { Processor } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { erasePersonOnPersonErasing } from './erase-person-on-person-erasing.ts';
import { gatherDataOnExportRequested } from './gather-data-on-export-requested.ts';
import { linkPersonOnMemberJoined } from './link-person-on-member-joined.ts';

/** Everything that this service does in response to events of other services. */
export function buildProcessors(deps: Deps): Processor<Tx>[] {
  return [
    linkPersonOnMemberJoined(),
    erasePersonOnPersonErasing(deps),
    gatherDataOnExportRequested(deps),
  ];
}
