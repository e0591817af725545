import type { ProcessName } from '@kbf/contracts';

/** Something that a process reads from its environment. Schema and default are in the configuration of the process. */
export type Setting = {
  readonly processes: readonly ProcessName[];
  /** Who gives it a value: see the three parts of the table. */
  readonly from: 'operator' | 'keys' | 'start';
  /** Its value is in no log and in no list. */
  readonly isSecret?: true;
  readonly meaning: string;
};
