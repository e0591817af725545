import { trainingModules, type TrainingModule } from '@kbf/site-texts/training-modules';

/** The next module that is not completed, after the given one or from the beginning; undefined when all are done. */
export function moduleAfter(
  number: number,
  completed: readonly number[],
): TrainingModule | undefined {
  const open = trainingModules.filter(
    (one) => one.number !== number && !completed.includes(one.number),
  );
  return open.find((one) => one.number > number) ?? open[0];
}

/** The first task of each module, as the next step. */
export const nextSteps: Record<number, string> = {
  1: 'Write down three goals, with what they cost and by when.',
  2: 'Look at the sum, and at what an ordinary month must carry.',
  3: 'Put six needs into the order in which they drive you.',
  4: 'Name what feeds them well, and what you want to leave behind.',
  5: 'Say in eight lines what it is for and how it begins.',
  6: 'Decide what you do, and what you do not do any more.',
};
