/** Percent. `wanted` is what the product is to reach, `held` what the test holds: just under what has been reached. */
export const floors = {
  explicitNoticed: { wanted: 97, held: 96 },
  explicitCertain: { wanted: 88, held: 86.5 },
  betweenNoticed: { wanted: 90, held: 88.5 },
} as const;

/** Percent, of ordinary messages that are taken for danger. */
export const ceilings = {
  ordinaryCertain: { wanted: 1.5, held: 2.2 },
  ordinaryNoticed: { wanted: 6, held: 6 },
  hardNoticed: { wanted: 10, held: 8.5 },
  plainNoticed: { wanted: 1, held: 3.5 },
} as const;

/** How many points a message may lose by being typed in another way. */
export const mostLost = { wanted: 2, held: 5 } as const;
