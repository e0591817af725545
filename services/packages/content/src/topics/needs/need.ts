/**
 * What words of ours take for granted: a stage, a role, a person, a thing. They are only said where the message shows it.
 * A line that denies what somebody hopes for wounds more than a line that is missing.
 */
export interface Need {
  /** Words of ours that take it for granted. */
  says: RegExp;
  /** What shows it in a message. */
  shown: RegExp;
  /** What shows the contrary, whatever else is shown. */
  unless?: RegExp;
}

/** Said only where something is shown, and the contrary is not. */
export const need = (says: RegExp, shown: RegExp, unless?: RegExp): Need => ({
  says,
  shown,
  ...(unless ? { unless } : {}),
});

/** Said unless the contrary is shown. */
export const notBeside = (says: RegExp, unless: RegExp): Need => ({ says, shown: /^/, unless });
