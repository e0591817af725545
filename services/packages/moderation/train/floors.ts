/** Limits in percent. `wanted` is the product's goal; `held` is the test's limit, just beside the current value. */
export interface Limit {
  wanted: number;
  held: number;
}
type Limits = Readonly<Record<string, Limit>>;

/** The first eight frozen authors. At least: dangers that are shown help, and that are held. */
export const floors = {
  explicitHelped: { wanted: 97, held: 97.4 },
  explicitHeld: { wanted: 93, held: 90.7 },
  betweenHelped: { wanted: 91, held: 91.9 },
} as const satisfies Limits;

/** At most: ordinary messages. */
export const ceilings = {
  ordinaryCertain: { wanted: 0.5, held: 0.9 },
  ordinaryHeld: { wanted: 3, held: 2.1 },
  hardHeld: { wanted: 6, held: 3.7 },
  ordinaryHelped: { wanted: 20, held: 10.6 },
  talksCertain: { wanted: 0.5, held: 0.9 },
  talksHeld: { wanted: 3, held: 3.7 },
} as const satisfies Limits;

/** The later authors, who write dangers in their own way or what people send every day. */
export const laterFloors = {
  explicitHelped: { wanted: 97, held: 95.9 },
  explicitHeld: { wanted: 93, held: 87.1 },
  betweenHelped: { wanted: 91, held: 90.9 },
  thankfulCertain: { wanted: 90, held: 77.3 },
  thankfulHelped: { wanted: 97, held: 94 },
} as const satisfies Limits;
export const laterCeilings = {
  ordinaryCertain: { wanted: 0.5, held: 1.8 },
  ordinaryHeld: { wanted: 3, held: 5.7 },
  ordinaryHelped: { wanted: 20, held: 19.4 },
  spanishCertain: { wanted: 0.5, held: 0.4 },
  spanishHeld: { wanted: 5, held: 4.8 },
} as const satisfies Limits;

/** Authors who wrote after the last change of a threshold. */
export const newestFloors = {
  explicitHelped: { wanted: 97, held: 99 },
  explicitHeld: { wanted: 93, held: 94.7 },
  betweenHelped: { wanted: 91, held: 94.7 },
  thankfulCertain: { wanted: 90, held: 56.5 },
  thankfulHelped: { wanted: 97, held: 91.5 },
} as const satisfies Limits;
export const newestCeilings = {
  ordinaryCertain: { wanted: 0.5, held: 0.2 },
  ordinaryHeld: { wanted: 3, held: 0.2 },
  ordinaryHelped: { wanted: 20, held: 11 },
} as const satisfies Limits;

/** Most points by which a level may move when the same is typed in another way. */
export const mostMoved = {
  wanted: 3,
  certain: 6.3,
  held: 3.8,
  helped: 5.5,
  /** Of dangers: help must not be lost. */
  helpLost: 2,
} as const;
