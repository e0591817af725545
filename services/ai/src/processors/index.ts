import type { Processor } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { erasePersonOnPersonErasing } from './erase-person-on-person-erasing.ts';
import { gatherOnExportRequested } from './gather-on-export-requested.ts';

/** Everything that this service does in response to events of other services. */
export const buildProcessors = (deps: Deps): Processor<Tx>[] => [
  erasePersonOnPersonErasing(deps),
  gatherOnExportRequested(deps),
];
