import { getTrainingProgress, putTrainingProgress, registerTraining } from '@kbf/contracts';
import { answer, clientNetworksOf, implement, memberIdOf } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { limitForm } from '../limits/limit-form.ts';
import { readProgress } from './read-progress.ts';
import { registerForTraining } from './register-for-training.ts';
import { saveProgress } from './save-progress.ts';

/** Text of specification section 8. */
const registered =
  'Registration Successful! Please check your email to verify your account and access the training.';

export function registerTrainingRoutes(app: Service, deps: Deps): void {
  implement(app, registerTraining, async ({ body, identity, request }) => {
    await limitForm(deps, 'registration', { request, email: body.email });
    const from = { networks: clientNetworksOf(request), senderId: identity.userId };
    await registerForTraining(deps, { ...body, ...from });
    return answer(201, { message: registered });
  });

  implement(app, getTrainingProgress, async ({ identity }) =>
    answer(200, await readProgress(deps.database.prisma, memberIdOf(identity))),
  );

  implement(app, putTrainingProgress, async ({ body, identity }) => {
    const change = { ...body, editedAt: new Date(body.editedAt) };
    return answer(200, await saveProgress(deps, memberIdOf(identity), change));
  });
}
