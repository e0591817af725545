import type { FilterReason } from '@kbf/contracts';

/** Phrases that nobody may say in public, in the signs of the care phrases (care/phrases/phrase-list.ts). */
export interface HarmPhraseList {
  name: string;
  reason: FilterReason;
  phrases: readonly string[];
  /** A sentence that these phrases recognise. */
  example: string;
  /** A sentence that looks alike and is left alone. */
  counter: string;
}
