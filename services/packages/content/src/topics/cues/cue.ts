/** A matter within a matter: dialysis, a needle, an unsent letter. What it adds to a prayer nobody else would pray. */
export interface Cue {
  /** What it is known by. */
  named: RegExp;
  /** Beside these words it means something else. */
  unless?: RegExp;
  /** Sentences of prayer, addressed to God; they fit whoever it concerns. */
  lines: readonly string[];
  /** The topic it belongs to: it speaks for that topic where the choice is not sure. */
  topic?: string;
  /** Said first, where the topic's own words would miss the point: a birth is no longer awaited when the child is here. */
  heard?: readonly string[];
  /** There is no doubt about the topic, whatever else stands in the message. */
  certain?: boolean;
  /** It answers what was told in so many words, and comes before what only belongs to the topic. */
  apt?: boolean;
}

/** A cue, written short. */
export const cue = (
  named: RegExp,
  lines: readonly string[],
  topic?: string,
  more: Pick<Cue, 'unless' | 'certain' | 'heard'> = {},
): Cue => ({ named, lines, ...(topic === undefined ? {} : { topic }), ...more });
