import { addictionAndAgingParentsSituations } from './addiction-and-aging-parents.ts';
import { adoptionSituations } from './adoption.ts';
import { burnoutAndSadnessSituations } from './burnout-and-sadness.ts';
import { cancerAndSurgerySituations } from './cancer-and-surgery.ts';
import { churchHurtAndWorkConflictSituations } from './church-hurt-and-work-conflict.ts';
import { debtAndJobLossSituations } from './debt-and-job-loss.ts';
import { directionAndForAPastorSituations } from './direction-and-for-a-pastor.ts';
import { familyConflictAndParentingSituations } from './family-conflict-and-parenting.ts';
import { griefSituations } from './grief.ts';
import { illnessAndSickChildSituations } from './illness-and-sick-child.ts';
import { immigrationSituations } from './immigration.ts';
import { launchAndTravelSituations } from './launch-and-travel.ts';
import { lonelinessSituations } from './loneliness.ts';
import { marriageAndProdigalSituations } from './marriage-and-prodigal.ts';
import { miscarriageAndDyingSituations } from './miscarriage-and-dying.ts';
import { prisonAndWarMemoriesSituations } from './prison-and-war-memories.ts';
import { selfForgivenessAndDoubtSituations } from './self-forgiveness-and-doubt.ts';
import { thanksgivingSituations } from './thanksgiving.ts';
import { weddingAndNewBabySituations } from './wedding-and-new-baby.ts';
import type { Situation } from './situation.ts';

/** All situations. Their order is that of the meanings in `model/`. */
export const situations: readonly Situation[] = [
  ...cancerAndSurgerySituations,
  ...illnessAndSickChildSituations,
  ...griefSituations,
  ...miscarriageAndDyingSituations,
  ...weddingAndNewBabySituations,
  ...adoptionSituations,
  ...prisonAndWarMemoriesSituations,
  ...immigrationSituations,
  ...churchHurtAndWorkConflictSituations,
  ...selfForgivenessAndDoubtSituations,
  ...burnoutAndSadnessSituations,
  ...lonelinessSituations,
  ...marriageAndProdigalSituations,
  ...addictionAndAgingParentsSituations,
  ...familyConflictAndParentingSituations,
  ...debtAndJobLossSituations,
  ...launchAndTravelSituations,
  ...directionAndForAPastorSituations,
  ...thanksgivingSituations,
];

/** How people tell of the situations, all in a row. */
export const tellings: readonly string[] = situations.flatMap(({ said }) => said);
