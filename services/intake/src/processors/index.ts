import type { Processor } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Parts } from '../parts.ts';
import { erasePersonOnPersonErasing } from './erase-person-on-person-erasing.ts';
import { gatherDataOnExportRequested } from './gather-data-on-export-requested.ts';
import { linkPersonOnMemberJoined } from './link-person-on-member-joined.ts';

/** Everything that this service does because something happened elsewhere. */
export function buildProcessors(parts: Parts): Processor<Tx>[] {
  return [
    linkPersonOnMemberJoined(),
    erasePersonOnPersonErasing(parts),
    gatherDataOnExportRequested(parts),
  ];
}
