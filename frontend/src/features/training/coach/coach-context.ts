import type { CoachContext } from '../../../lib/chat/text-assistants.ts';
import type { Progress } from '../progress/merged-progress.ts';

/** The leaves below a name, under their own names: `goals.home` as `home`. */
function below({ responses }: Progress, ...starts: string[]): Record<string, unknown> {
  const entries = Object.entries(responses).flatMap(([path, value]) => {
    const start = starts.find((one) => path.startsWith(one));
    return start ? [[path.slice(start.length), value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** What the coach is told: the module that is open, how far the person is, and what was written so far. */
export function coachContext(progress: Progress, currentModule: number): CoachContext {
  return {
    currentModule,
    userProgress: {
      currentModule: progress.currentModule,
      completedModules: progress.completedModules,
    },
    currentResponses: {
      financialGoals: {
        ...below(progress, 'goals.'),
        worksheet: below(progress, 'worksheet.'),
      },
      humanNeeds: below(progress, 'needs.'),
      threePsFormula: below(progress, 'threePs.'),
      actionLists: below(progress, 'actions.'),
    },
  };
}
