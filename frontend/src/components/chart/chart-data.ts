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
  /** How a value is shown: money, a count, or a share. */
  format: (value: number) => string;
};

/** Colors come from the tokens, so that they follow the theme and print correctly. */
export const colorOf = {
  gold: 'var(--gold)',
  olive: 'var(--olive)',
  clay: 'var(--clay)',
  quiet: 'var(--quiet)',
} as const satisfies Record<ChartSeries['tone'], string>;
