/** One row of a chart and of the table beside it. */
export type ChartRow = { label: string; values: Readonly<Record<string, number>> };

export type ChartSeries = {
  /** Key of `values`. */
  name: string;
  label: string;
  tone: 'gold' | 'olive' | 'clay' | 'quiet';
};

export type ChartData = {
  rows: readonly ChartRow[];
  series: readonly ChartSeries[];
  /** How a value is written: money, a count, a part of a whole. */
  format: (value: number) => string;
};

/** Colours come from the tokens, so that they follow the theme and print. */
export const colourOf = {
  gold: 'var(--gold)',
  olive: 'var(--olive)',
  clay: 'var(--clay)',
  quiet: 'var(--quiet)',
} as const satisfies Record<ChartSeries['tone'], string>;
