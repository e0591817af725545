import { httpServiceConfig } from '@kbf/process-kit';
import type { z } from 'zod';

/** The environment of the library: no database, no queue. */
export const libraryConfig = httpServiceConfig;
export type LibraryConfig = z.output<typeof libraryConfig>;
