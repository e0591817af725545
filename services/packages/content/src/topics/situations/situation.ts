/** A situation within a topic, known by its meaning: what is said and prayed in it fits nobody else as well. */
export interface Situation {
  topic: string;
  /** How different people would tell it. A message is held against each of these by the sentence model. */
  said: readonly string[];
  /** Sentences of prayer, addressed to God; they fit whoever is concerned. */
  lines: readonly string[];
  /** Said first, in place of the topic’s own words. */
  heard?: string;
  /** Asked at the end, in place of the topic’s own questions. */
  asks?: string;
}

/** A situation, written short: how it is told, what is prayed, and what is said and asked around the prayer. */
export type Told = readonly [
  said: readonly string[],
  lines: readonly string[],
  around?: { heard?: string; asks?: string },
];

/** The situations of one topic. */
export const situationsOf = (topic: string, told: readonly Told[]): readonly Situation[] =>
  told.map(([said, lines, around = {}]) => ({ topic, said, lines, ...around }));
