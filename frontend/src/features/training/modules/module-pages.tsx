import { trainingModules } from '@kbf/site-texts/training-modules';
import type { ComponentType } from 'react';
import { ActionLists } from './action-lists.tsx';
import { Behaviors } from './behaviors.tsx';
import { HumanNeeds } from './human-needs.tsx';
import { ThreePs } from './three-ps.tsx';
import { YourCheck } from './your-check.tsx';
import { goalFields } from '../goal-fields.ts';
import { FinancialWorksheet } from '../worksheets/financial-worksheet.tsx';
import { SavedText } from '../worksheets/saved-text.tsx';

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

/** Module 1: the person's goals, and their costs. */
function LifeGoals() {
  return (
    <div className="flex flex-col gap-12">
      <section aria-labelledby="in-words">
        <h3 id="in-words" className="display text-xl">
          In your own words
        </h3>
        <p className="mt-1.5 text-sm text-quiet">
          Be specific enough to picture it: not “a better home,” but three bedrooms near the school.
        </p>
        <div className="mt-5 grid gap-x-6 gap-y-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          {goalFields.map(({ key, label, example }) => (
            <SavedText key={key} path={`goals.${key}`} label={label} placeholder={example} long />
          ))}
        </div>
      </section>
      <FinancialWorksheet />
    </div>
  );
}
