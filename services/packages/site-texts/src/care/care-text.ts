import type { HelpLineId } from './help-lines.ts';

/** The help text for one kind of danger. Plain text; every list entry is one or two sentences. */
export type CareText = {
  /** The heading of the help. */
  title: string;
  /** One or two sentences that show that the person was heard. */
  heard: string;
  /** What to do now, most urgent first. */
  steps: readonly string[];
  /** The help lines to show, most suitable first. */
  lines: readonly HelpLineId[];
  /** One sentence of encouragement after the numbers. */
  afterwards: string;
  /** The quiet line beside a usual answer, when danger is only possible. */
  quiet: string;
};
