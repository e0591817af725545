import { workCustomers } from './areas/work-customers.ts';
import { workEmployees } from './areas/work-employees.ts';
import { workDealings } from './areas/work-dealings.ts';
import { workHome } from './areas/work-home.ts';
import { familyHurts } from './areas/family-hurts.ts';
import { familyChanges } from './areas/family-changes.ts';
import { faithTrials } from './areas/faith-trials.ts';
import { faithHeart } from './areas/faith-heart.ts';
import { faithMercy } from './areas/faith-mercy.ts';
import { faithWalk } from './areas/faith-walk.ts';
import { faithTogether } from './areas/faith-together.ts';
import { familyChildren } from './areas/family-children.ts';
import { familyKin } from './areas/family-kin.ts';
import { familyMarriage } from './areas/family-marriage.ts';
import { healthBody } from './areas/health-body.ts';
import { healthMind } from './areas/health-mind.ts';
import { healthHabits } from './areas/health-habits.ts';
import { money } from './areas/money.ts';
import { moneyUse } from './areas/money-use.ts';
import { workBusiness } from './areas/work-business.ts';
import { workPeople } from './areas/work-people.ts';
import { workSeeking } from './areas/work-seeking.ts';
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
  ...workPeople,
  ...workBusiness,
  ...money,
  ...moneyUse,
  ...familyMarriage,
  ...familyChildren,
  ...familyKin,
  ...healthBody,
  ...healthMind,
  ...healthHabits,
  ...faithHeart,
  ...faithMercy,
  ...faithWalk,
  ...faithTogether,
];
