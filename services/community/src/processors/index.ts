import type { Processor } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { concludeDecisionOnDeskDecided } from './conclude-decision-on-desk-decided.ts';
import { erasePersonOnPersonErasing } from './erase-person-on-person-erasing.ts';
import { gatherPersonOnExportRequested } from './gather-person-on-export-requested.ts';
import { openCaseOnCareNoticed } from './open-case-on-care-noticed.ts';
import { renameAuthorOnPersonChanged } from './rename-author-on-person-changed.ts';
import { savePrayerOnPrayerAnswered } from './save-prayer-on-prayer-answered.ts';

/** Everything that this service does in response to events of other services. */
export function buildProcessors(deps: Deps): Processor<Tx>[] {
  return [
    savePrayerOnPrayerAnswered(deps),
    openCaseOnCareNoticed(deps),
    concludeDecisionOnDeskDecided(deps),
    renameAuthorOnPersonChanged(deps),
    erasePersonOnPersonErasing(deps),
    gatherPersonOnExportRequested(deps),
  ];
}
