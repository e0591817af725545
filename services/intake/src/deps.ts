import type { ServiceDeps } from '@kbf/data-kit';
import type { IntakeConfig } from './config.ts';
import type { PrismaClient } from './generated/prisma/client.ts';

/** What calls, processors and tasks of intake work with. */
export type Deps = ServiceDeps<IntakeConfig, PrismaClient>;
