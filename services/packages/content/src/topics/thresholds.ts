/** What the choice of a topic is weighed with. Found on authors set aside. */
export const weights = {
  /** How much the whole message counts, and its first sentence. */
  whole: 0.8,
  first: 0.4,
  /** How much each hand-written sign of a topic counts, and up to how many points of them. */
  signs: 0.2,
  mostSigns: 10,
  /** How much the meaning of the whole counts beside its words. */
  meaning: 0.38,
  /** So little is left to a choice that the words or the meaning speak against. */
  least: 0.0001,
} as const;

/** From which share on a choice is believed. */
export const thresholds = {
  /** A topic is right nine times in ten; below it the guide does not guess. */
  sure: 0.5,
  /** A tender topic, or one that is refused. */
  sureTender: 0.5,
} as const;
