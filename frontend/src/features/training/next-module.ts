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
  1: 'Write down three goals, what they cost and when you want them.',
  2: 'See the total and what it takes each month.',
  3: 'Rank six needs by how much they drive you.',
  4: 'Name the habits that meet them well, and the ones you want to leave behind.',
  5: 'Say in eight lines what it is for and how it starts.',
  6: 'Decide what you will do, and what you won’t do anymore.',
};
