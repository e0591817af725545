/** Percent. `wanted` is what the product is to reach, `held` what the test holds: just under what has been reached. */
export const floors = {
  explicitNoticed: { wanted: 97, held: 97 },
  explicitCertain: { wanted: 88, held: 88 },
  betweenNoticed: { wanted: 90, held: 90 },
} as const;

/** Percent, of ordinary messages that are taken for danger. */
export const ceilings = {
  ordinaryCertain: { wanted: 1.5, held: 1.5 },
  ordinaryNoticed: { wanted: 6, held: 6.5 },
  hardNoticed: { wanted: 10, held: 9 },
  plainNoticed: { wanted: 1, held: 4 },
  talksCertain: { wanted: 1.5, held: 1.5 },
  talksNoticed: { wanted: 6, held: 10.5 },
} as const;

/** How many points of what is noticed may be lost when it is typed in another way, and how many alarms may be more. */
export const mostLost = { wanted: 2, held: 2 } as const;
export const mostAlarmsMore = { wanted: 2, held: 6.5 } as const;
