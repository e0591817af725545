import { closedDoorSituations } from './behind-doors.ts';
import { beginningSituations } from './beginnings.ts';
import { illnessSituations } from './illness.ts';
import { kinSituations } from './kin.ts';
import { lossSituations } from './loss.ts';
import type { Situation } from './situation.ts';
import { wearySituations } from './weary.ts';
import { workSituations } from './work.ts';
import { woundSituations } from './wounds.ts';

/** All situations. Their order is that of the meanings in `model/`. */
export const situations: readonly Situation[] = [
  ...illnessSituations,
  ...lossSituations,
  ...beginningSituations,
  ...closedDoorSituations,
  ...woundSituations,
  ...wearySituations,
  ...kinSituations,
  ...workSituations,
];

/** How people tell of the situations, all in a row. */
export const tellings: readonly string[] = situations.flatMap(({ said }) => said);
