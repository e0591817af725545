import { trainingModules } from '@kbf/site-texts/training-modules';
import type { ComponentType } from 'react';
import { ActionLists } from './action-lists.tsx';
import { Behaviors } from './behaviors.tsx';
import { HumanNeeds } from './human-needs.tsx';
import { LifeGoals } from './life-goals.tsx';
import { ThreePs } from './three-ps.tsx';
import { YourCheck } from './your-check.tsx';

const worksheets: Record<number, ComponentType> = {
  1: LifeGoals,
  2: YourCheck,
  3: HumanNeeds,
  4: Behaviors,
  5: ThreePs,
  6: ActionLists,
};

/** The six modules in order, each with its worksheet. */
export const modulePages = trainingModules.map((module) => ({
  ...module,
  Worksheet: worksheets[module.number] ?? LifeGoals,
}));

export type ModulePage = (typeof modulePages)[number];
