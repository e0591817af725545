import type { EventKeys, Processor, Relay } from '@kbf/events';
import type { Transaction } from '../database.ts';
import { erasePersonOnPersonErasing } from './erase-person-on-person-erasing.ts';
import { gatherOnExportRequested } from './gather-on-export-requested.ts';

export type ProcessorDeps = {
  relay: Pick<Relay, 'nudge'>;
  /** Seals what is handed over for an export. */
  eventKeys: EventKeys;
};

/** Everything that this service does because something happened elsewhere. */
export function buildProcessors(deps: ProcessorDeps): Processor<Transaction>[] {
  return [erasePersonOnPersonErasing(deps), gatherOnExportRequested(deps)];
}
