import { getAssistants, suggestQuestions } from '@kbf/contracts';
import { answer, implement } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { createTypingLimit } from './typing-limit.ts';

/** Tells what writes the replies, and suggests a guide's questions while a person types. */
export function registerGuideRoutes(app: Service, deps: Pick<Deps, 'guides' | 'model'>): void {
  const takeTyping = createTypingLimit();
  implement(app, getAssistants, async () =>
    answer(200, {
      source: deps.model ? 'model' : 'guide',
      answers: await deps.guides.count(),
    }),
  );
  implement(app, suggestQuestions, async ({ body, identity, request }) => {
    takeTyping(identity, request);
    return answer(200, { questions: await deps.guides.suggest(body) });
  });
}
