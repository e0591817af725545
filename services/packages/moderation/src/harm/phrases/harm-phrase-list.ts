import type { FilterReason } from '@kbf/contracts';

/** Phrases that are not allowed in public, in the syntax of the care phrases (care/phrases/phrase-list.ts). */
export interface HarmPhraseList {
  name: string;
  reason: FilterReason;
  phrases: readonly string[];
  /** A sentence that these phrases match. */
  example: string;
  /** A similar sentence that they do not match. */
  counter: string;
}
