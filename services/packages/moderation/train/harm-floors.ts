/** Percent of the frozen authors' messages. `wanted` is what the product is to reach, `held` what the test holds. */
export const harmFloors = {
  harm: { wanted: 90, held: 95 },
  ordinary: { wanted: 4, held: 3.5 },
} as const;

/** Allowed loss of detected harm through a disguise, in points. */
export const mostLostToDisguise = { wanted: 2, held: 2 } as const;
