/** Percent. `wanted` is the product's goal; `held` is the test's limit, just below the current value. */
export const floors = {
  explicitNoticed: { wanted: 97, held: 97.5 },
  explicitCertain: { wanted: 88, held: 89.5 },
  betweenNoticed: { wanted: 90, held: 90.5 },
} as const;

/** Percent of ordinary messages that are taken for danger. */
export const ceilings = {
  ordinaryCertain: { wanted: 1.5, held: 1 },
  ordinaryNoticed: { wanted: 6, held: 7 },
  hardNoticed: { wanted: 10, held: 8 },
  plainNoticed: { wanted: 1, held: 6.5 },
  talksCertain: { wanted: 1.5, held: 1.5 },
  talksNoticed: { wanted: 6, held: 9 },
} as const;

/** Allowed loss of detection when a text is typed in another way, and allowed rise of false alarms, in points. */
export const mostLost = { wanted: 2, held: 2 } as const;
export const mostAlarmsMore = { wanted: 2, held: 3.5 } as const;
