import type { Marks } from './marks.ts';

/** One of the assistants beside that for prayers: what it is, and its words when it cannot answer. */
export type Assistant = {
  /** Its built-in guide, and its name in logs. */
  task: 'coach' | 'contribution' | 'business-guide';
  systemPrompt: (marks: Marks) => string;
  /** Shown with 429 and 503, from the specification's error catalogue. */
  apology: string;
};
