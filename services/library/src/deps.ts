import type { Logger, Metrics } from '@kbf/process-kit';
import type { LibraryConfig } from './config.ts';

export type LibraryDeps = { config: LibraryConfig; logger: Logger; metrics: Metrics };
