import type { ProcessName } from '@kbf/contracts';

/** An environment variable of a process. Its schema and default are in the configuration of the process. */
export type Setting = {
  readonly processes: readonly ProcessName[];
  /** Who sets it: see the three parts of the table. */
  readonly from: 'operator' | 'keys' | 'start';
  /** Its value must not appear in logs or lists. */
  readonly isSecret?: true;
  readonly meaning: string;
};
