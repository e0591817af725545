/** A message as people write it, and the ids of the topics of which one should lead, space-separated. */
export type Sample = readonly [acceptable: string, message: string];
