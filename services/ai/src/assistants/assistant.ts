import type { GuideName } from '@kbf/contracts';
import type { Marks } from './prompt-marks.ts';

/** One of the assistants other than the prayer assistant: what it is, and its words when it cannot answer. */
export type Assistant = {
  /** The library of written answers that replaces a model. */
  guide: GuideName;
  systemPrompt: (marks: Marks) => string;
  /** Shown with 429 and 503, from the specification's error catalog. */
  apology: string;
};
