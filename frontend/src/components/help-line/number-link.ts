/** A number to tap within a sentence: wider than its digits for a finger, without a gap before the next word. */
export const numberLink =
  'inline-block -mx-1 px-1 font-semibold whitespace-nowrap underline underline-offset-4';
