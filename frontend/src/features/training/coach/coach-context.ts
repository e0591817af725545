import type { CoachContext } from '../../../lib/chat/text-assistants.ts';
import type { Progress } from '../progress/merged-progress.ts';

/** The leaves below a name, without its prefix: `goals.home` as `home`. */
function below({ responses }: Progress, ...starts: string[]): Record<string, unknown> {
  const entries = Object.entries(responses).flatMap(([path, value]) => {
    const start = starts.find((one) => path.startsWith(one));
    return start ? [[path.slice(start.length), value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The coach's context: the open module, the progress, and the entries so far. */
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
