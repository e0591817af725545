import { getTrainingProgress, putTrainingProgress, registerTraining } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { answer, implement, loginRequired } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import { limitForm } from '../limits/limit-form.ts';
import type { Parts } from '../parts.ts';
import { readProgress } from './read-progress.ts';
import { registerForTraining } from './register-for-training.ts';
import { saveProgress } from './save-progress.ts';

/** Text of specification section 8. */
const registered =
  'Registration Successful! Please check your email to verify your account and access the training.';

function memberOf({ userId }: Identity): string {
  if (!userId) throw loginRequired();
  return userId;
}

export function registerTrainingCalls(app: Service, parts: Parts): void {
  implement(app, registerTraining, async ({ body, request }) => {
    await limitForm(parts, 'registration', { request, email: body.email });
    await registerForTraining(parts, body);
    return answer(201, { message: registered });
  });

  implement(app, getTrainingProgress, async ({ identity }) =>
    answer(200, await readProgress(parts.database.prisma, memberOf(identity))),
  );

  implement(app, putTrainingProgress, async ({ body, identity }) =>
    answer(
      200,
      await saveProgress(parts, memberOf(identity), {
        ...body,
        editedAt: new Date(body.editedAt),
      }),
    ),
  );
}
