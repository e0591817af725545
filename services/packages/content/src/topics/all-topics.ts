import { faithHeart } from './areas/faith-heart.ts';
import { faithWalk } from './areas/faith-walk.ts';
import { familyChildren } from './areas/family-children.ts';
import { familyKin } from './areas/family-kin.ts';
import { familyMarriage } from './areas/family-marriage.ts';
import { healthBody } from './areas/health-body.ts';
import { healthMind } from './areas/health-mind.ts';
import { money } from './areas/money.ts';
import { workBusiness } from './areas/work-business.ts';
import { workPeople } from './areas/work-people.ts';
import { workSeeking } from './areas/work-seeking.ts';
import type { Topic } from './types.ts';

/** Every topic of the guide; `general`, for whatever fits none, is apart. */
export const topics: readonly Topic[] = [
  ...workSeeking,
  ...workPeople,
  ...workBusiness,
  ...money,
  ...familyMarriage,
  ...familyChildren,
  ...familyKin,
  ...healthBody,
  ...healthMind,
  ...faithHeart,
  ...faithWalk,
];
