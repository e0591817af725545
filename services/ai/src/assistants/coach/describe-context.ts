import { trainingModules } from '@kbf/site-texts/training-modules';
import type { CoachResponses } from './read-context.ts';

/** The person's entries so far, line by line, for the model. @param most characters */
export function describeContext(
  context: { currentModule: number; responses: CoachResponses },
  most: number,
): string {
  const { title } = trainingModules[context.currentModule - 1] ?? trainingModules[0];
  const lines = Object.entries(context.responses).map(([path, text]) => `${path}: ${text}`);
  return [
    `Filled in by the person. They are in module ${context.currentModule}, ${title}.`,
    ...lines,
  ]
    .join('\n')
    .slice(0, most)
    .toWellFormed();
}
