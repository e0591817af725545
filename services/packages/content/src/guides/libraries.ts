import { businessLibrary } from './business/library.ts';
import { coachLibrary } from './coach/library.ts';
import { contributionLibrary } from './contribution/library.ts';
import { everyday } from './everyday/libraries.ts';
import type { Library } from './library/types.ts';

/** All that the guides answer by hand. */
export const libraries: readonly Library[] = [
  coachLibrary,
  contributionLibrary,
  businessLibrary,
  ...Object.values(everyday),
];
