import { faithHeart } from './areas/faith-heart.ts';
import { faithMercy } from './areas/faith-mercy.ts';
import { faithTogether } from './areas/faith-together.ts';
import { faithTrials } from './areas/faith-trials.ts';
import { faithWalk } from './areas/faith-walk.ts';
import { familyChanges } from './areas/family-changes.ts';
import { familyChildren } from './areas/family-children.ts';
import { familyFarewells } from './areas/family-farewells.ts';
import { familyHurts } from './areas/family-hurts.ts';
import { familyKin } from './areas/family-kin.ts';
import { familyMarriage } from './areas/family-marriage.ts';
import { healthBody } from './areas/health-body.ts';
import { healthHabits } from './areas/health-habits.ts';
import { healthMind } from './areas/health-mind.ts';
import { healthTreatment } from './areas/health-treatment.ts';
import { moneyUse } from './areas/money-use.ts';
import { money } from './areas/money.ts';
import { workBusiness } from './areas/work-business.ts';
import { workConduct } from './areas/work-conduct.ts';
import { workCustomers } from './areas/work-customers.ts';
import { workDealings } from './areas/work-dealings.ts';
import { workDirection } from './areas/work-direction.ts';
import { workEmployees } from './areas/work-employees.ts';
import { workHome } from './areas/work-home.ts';
import { workPeople } from './areas/work-people.ts';
import { workSeasons } from './areas/work-seasons.ts';
import { workSeeking } from './areas/work-seeking.ts';
import { workTrouble } from './areas/work-trouble.ts';
import { familyBeginnings } from './areas/family-beginnings.ts';
import { familyShadows } from './areas/family-shadows.ts';
import { faithWounds } from './areas/faith-wounds.ts';
import { workDays } from './areas/work-days.ts';
import { lifeDays } from './areas/life-days.ts';
import { healthDays } from './areas/health-days.ts';
import type { Topic } from './types.ts';

/** Every topic of the guide; `general`, for whatever fits none, is apart. */
export const topics: readonly Topic[] = [
  ...workCustomers,
  ...workEmployees,
  ...workDealings,
  ...workHome,
  ...familyHurts,
  ...familyChanges,
  ...faithTrials,
  ...workSeeking,
  ...workDirection,
  ...workPeople,
  ...workSeasons,
  ...workConduct,
  ...workBusiness,
  ...workTrouble,
  ...money,
  ...moneyUse,
  ...familyMarriage,
  ...familyChildren,
  ...familyKin,
  ...familyFarewells,
  ...healthBody,
  ...healthTreatment,
  ...healthMind,
  ...healthHabits,
  ...faithHeart,
  ...faithMercy,
  ...faithWalk,
  ...faithTogether,
  ...familyBeginnings,
  ...familyShadows,
  ...faithWounds,
  ...workDays,
  ...lifeDays,
  ...healthDays,
];
