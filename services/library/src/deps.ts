import type { Logger, Metrics } from '@kbf/process-kit';
import type { LibraryConfig } from './config.ts';

/** What every call of the library works with. */
export type LibraryDeps = { config: LibraryConfig; logger: Logger; metrics: Metrics };
