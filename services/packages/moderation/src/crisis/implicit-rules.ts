import type { CrisisRule } from './crisis-rule.ts';
import { burdenRules } from './implicit/burden.ts';
import { farewellRules } from './implicit/farewell.ts';
import { meansRules } from './implicit/means.ts';
import { noFutureRules } from './implicit/no-future.ts';
import { thoughtRules } from './implicit/thought-rules.ts';
import { wearyRules } from './implicit/weary-of-life.ts';

/** Between the lines: the rules look for the thought behind the words (burden, farewell, no way on), not for words of death. */
export const implicitRules: CrisisRule[] = [
  ...thoughtRules,
  ...burdenRules,
  ...noFutureRules,
  ...wearyRules,
  ...farewellRules,
  ...meansRules,
];
