import { quotaUpkeep, statefulService } from '@kbf/data-kit';
import { intakeConfig } from './config.ts';
import { registerContactRoutes } from './contact/contact-routes.ts';
import { openIntakeDatabase } from './database.ts';
import type { Deps } from './deps.ts';
import { connectPeople } from './people/people-service.ts';
import { buildProcessors } from './processors/index.ts';
import { registerSubmissionRoutes } from './submissions/submission-routes.ts';
import { registerTrainingRoutes } from './training/training-routes.ts';

/** The intake service: submitted forms, their handling by admins, and the training. */
export const intake = statefulService({
  name: 'intake',
  config: intakeConfig,
  openDatabase: openIntakeDatabase,
  deps: (shared): Deps => ({
    ...shared,
    people: connectPeople(shared.config.AUTH_URL, shared.config.SERVICE_SIGNING_KEY),
  }),
  close: ({ people }) => people.close(),
  routes: (app, deps) => {
    registerContactRoutes(app, deps);
    registerSubmissionRoutes(app, deps);
    registerTrainingRoutes(app, deps);
  },
  processors: buildProcessors,
  upkeep: ({ database }) => [quotaUpkeep(database.sql)],
});
