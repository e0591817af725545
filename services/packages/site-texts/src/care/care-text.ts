import type { HelpLineId } from './help-lines.ts';

/** What a person reads when a text speaks of one kind of danger. Plain text; every entry of a list is a sentence or two. */
export type CareText = {
  /** The first words of the help, shown as its heading. */
  title: string;
  /** One or two sentences that show that somebody heard. */
  heard: string;
  /** What to do now, the most urgent first. */
  steps: readonly string[];
  /** The lines to show, the most fitting first. */
  lines: readonly HelpLineId[];
  /** Said after the numbers: one sentence to hold on to. */
  afterwards: string;
  /** The one quiet line beside a usual answer, when danger is only possible. */
  quiet: string;
};
