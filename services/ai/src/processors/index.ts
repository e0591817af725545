import type { Processor } from '@kbf/events';
import type { Transaction } from '../database.ts';
import { erasePersonOnPersonErasing } from './erase-person-on-person-erasing.ts';
import { gatherOnExportRequested } from './gather-on-export-requested.ts';
import type { ProcessorDeps } from './processor-deps.ts';

/** Everything that this service does because something happened elsewhere. */
export function buildProcessors(deps: ProcessorDeps): Processor<Transaction>[] {
  return [erasePersonOnPersonErasing(deps), gatherOnExportRequested(deps)];
}
