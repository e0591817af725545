import type { ServiceDeps } from '@kbf/data-kit';
import type { IntakeConfig } from './config.ts';
import type { PrismaClient } from './generated/prisma/client.ts';
import type { PeopleService } from './people/people-service.ts';

export type Deps = ServiceDeps<IntakeConfig, PrismaClient> & {
  /** Tells whose numbers and addresses are in a form. */
  people: PeopleService;
};
