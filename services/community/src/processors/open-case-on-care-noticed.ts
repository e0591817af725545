import type { ProcessorOf } from '@kbf/events';
import { openCase } from '../desk/open-case.ts';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';

/** Opens a case at the care desk for a person who may be in danger. */
export const openCaseOnCareNoticed = ({
  config,
}: Pick<Deps, 'config'>): ProcessorOf<Tx, 'care.noticed'> => ({
  name: 'open-case-on-care-noticed',
  event: 'care.noticed',
  handle: ({ tx }, noticed) => openCase(tx, config, noticed),
});
