/** Limits in percent. `wanted` is the product's goal; `held` is the test's limit, just beside the current value. */
export interface Limit {
  wanted: number;
  held: number;
}
type Limits = Readonly<Record<string, Limit>>;

/** The first eight frozen authors. At least: dangers that are shown help, and that are held. */
export const floors = {
  explicitHelped: { wanted: 97, held: 97 },
  explicitHeld: { wanted: 93, held: 93 },
  betweenHelped: { wanted: 91, held: 91 },
} as const satisfies Limits;

/** At most: ordinary messages. */
export const ceilings = {
  ordinaryCertain: { wanted: 0.5, held: 0.8 },
  ordinaryHeld: { wanted: 3, held: 4 },
  hardHeld: { wanted: 6, held: 6 },
  ordinaryHelped: { wanted: 20, held: 12 },
  talksCertain: { wanted: 0.5, held: 1 },
  talksHeld: { wanted: 3, held: 5 },
} as const satisfies Limits;

/** The later authors, who write dangers in their own way or what people send every day. */
export const laterFloors = {
  explicitHelped: { wanted: 97, held: 95 },
  explicitHeld: { wanted: 93, held: 88 },
  betweenHelped: { wanted: 91, held: 90 },
  thankfulCertain: { wanted: 90, held: 60 },
  thankfulHelped: { wanted: 97, held: 92 },
} as const satisfies Limits;
export const laterCeilings = {
  ordinaryCertain: { wanted: 0.5, held: 2 },
  ordinaryHeld: { wanted: 3, held: 8 },
  ordinaryHelped: { wanted: 20, held: 20 },
  spanishCertain: { wanted: 0.5, held: 2 },
  spanishHeld: { wanted: 5, held: 6 },
} as const satisfies Limits;

/** Most points by which a level may move when the same is typed in another way. */
export const mostMoved = { wanted: 3, held: 3 } as const;
