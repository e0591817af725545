import type { ContentResult, ContentTasks } from './content-task.ts';

/** Each is asked for once, a moment later; those of stopped replies never are. */
const mostKept = 200;

type Output = ContentTasks['check']['output'];

/** Checks of composed replies that are known before anybody asks. */
export function createKeptChecks() {
  const kept = new Map<string, Output>();
  return {
    keep: ({ text, output }: NonNullable<ContentResult['checked']>): void => {
      const [oldest] = kept.keys();
      if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
      kept.set(text, output);
    },
    take: (text: string): Output | undefined => {
      const found = kept.get(text);
      kept.delete(text);
      return found;
    },
  };
}
