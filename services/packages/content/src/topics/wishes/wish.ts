/** Something that people ask for, whatever their matter is; and what we pray when they do. */
export interface Wish {
  /** How it is asked, within the words of a plea. */
  asked: RegExp;
  /** Beside these words it means something else. */
  unless?: RegExp;
  /** Sentences of prayer, addressed to God; they fit whoever it is asked for. */
  lines: readonly string[];
}

/** A wish, written short. */
export const wish = (asked: RegExp, lines: readonly string[], unless?: RegExp): Wish => ({
  asked,
  lines,
  ...(unless ? { unless } : {}),
});
