import type { CareKind } from '@kbf/contracts';

/**
 * Phrases that are certain. A phrase is plain words in lower case without apostrophes, with these signs:
 * - `a|b` one of these words
 * - `@gun` any word of that class (word-classes.ts)
 * - `#` a number
 * - `*` up to three words of any kind
 */
export interface PhraseList {
  name: string;
  kind: CareKind;
  phrases: readonly string[];
  /** A sentence that these phrases match. */
  example: string;
  /** A similar sentence that they do not match. */
  counter: string;
}
