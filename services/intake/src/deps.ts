import type { ServiceDeps } from '@kbf/data-kit';
import type { IntakeConfig } from './config.ts';
import type { PrismaClient } from './generated/prisma/client.ts';
import type { PeopleService } from './people/people-service.ts';

/** What calls, processors and tasks of intake work with. */
export type Deps = ServiceDeps<IntakeConfig, PrismaClient> & {
  /** Whose the numbers and addresses are that forms come from. */
  people: PeopleService;
};
