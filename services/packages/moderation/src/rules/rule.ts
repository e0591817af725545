import type { FilterReason } from '@kbf/contracts';

/** Why a text is held; shown to the admin who decides. */
export type Reason = FilterReason;

/** The forms of a text that rules look at: see normalise.ts. */
export interface ReadText {
  plain: string;
  spoken: string;
}

/** A reason, and whether it applies to a text. */
export interface Rule {
  reason: Reason;
  applies: (text: ReadText) => boolean;
}

/** True when any pattern is found. */
export const anyOf = (text: string, patterns: RegExp[]): boolean =>
  patterns.some((pattern) => pattern.test(text));
