/** Processes whose CPU time is shown together. */
export const serverGroups = ['front', 'service', 'PostgreSQL', 'rest'] as const;
/** The ids of these processes. Children count with their parents. */
export type Pids = Record<(typeof serverGroups)[number], readonly number[]>;
export const cpuGroups = [...serverGroups, 'load tool'];

/** One measurement: requests per second, times in milliseconds, CPU per request in microseconds for each group. */
export type Run = { perSecond: number; p50: number; p99: number; cpu: readonly number[] };

/** All runs of the same requests. */
export type Row = { name: string; runs: readonly Run[] };

/** Everything that was measured with so many prayers. */
export type Size = {
  prayers: number;
  seeded: string;
  rows: readonly Row[];
  /** Megabytes of each of our processes after the last run. */
  memory: ReadonlyMap<string, number>;
};

/** The row with which all others are compared. */
export const floorName = 'floor: one query, proxied';
/** The same from tables without counts and comments beside each prayer. */
export const naturalFloorName = 'floor: natural tables, proxied';

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? sorted[middle]!
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
};

const medianOf = ({ runs }: Row, figure: (run: Run) => number) => median(runs.map(figure));
const rateOf = (row: Row) => medianOf(row, ({ perSecond }) => perSecond);
const p50Of = (row: Row) => medianOf(row, ({ p50 }) => p50);

/** Largest minus smallest, as a share of the median. */
const spreadOf = (row: Row): number => {
  const rates = row.runs.map(({ perSecond }) => perSecond);
  return (Math.max(...rates) - Math.min(...rates)) / rateOf(row);
};

/** @throws when it is missing: every figure of one run is compared with the same run's floor */
function find(rows: readonly Row[], name: string): Row {
  const row = rows.find((one) => one.name === name);
  if (!row) throw new Error(`There is no row "${name}"`);
  return row;
}

const whole = (value: number) => Math.round(value).toLocaleString('en-US');

const table = (header: readonly string[], lines: readonly (readonly string[])[]): string =>
  [header, header.map((_, at) => (at === 0 ? '---' : '--:')), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

function sizeTable({ rows }: Size): string {
  const floor = rateOf(find(rows, floorName));
  // Not beside peers.
  const natural = rows.find(({ name }) => name === naturalFloorName);
  const header = ['what', 'requests/s', 'spread', 'p50 ms', 'p99 ms', 'times the floor'];
  return table(
    [...header, ...(natural ? ['natural'] : []), ...cpuGroups],
    rows.map((row) => [
      row.name,
      whole(rateOf(row)),
      `${whole(spreadOf(row) * 100)}%`,
      p50Of(row).toFixed(1),
      medianOf(row, ({ p99 }) => p99).toFixed(1),
      (rateOf(row) / floor).toFixed(2),
      ...(natural ? [(rateOf(row) / rateOf(natural)).toFixed(2)] : []),
      ...cpuGroups.map((_, at) => whole(medianOf(row, ({ cpu }) => cpu[at]!))),
    ]),
  );
}

/** The product's rows beside the floor, as a chart that Markdown pages draw. */
function chart({ rows }: Size): string {
  const floor = rateOf(find(rows, floorName));
  const shown = rows.filter(
    ({ name }) => !/^(straight|floor|http-proxy|express-gateway’s proxy):/.test(name),
  );
  const times = shown.map((row) => (rateOf(row) / floor).toFixed(2));
  return [
    '```mermaid',
    'xychart-beta horizontal',
    '  title "Requests per second, in times the proxied floor"',
    `  x-axis [${shown.map(({ name }) => `"${name}"`).join(', ')}]`,
    `  bar [${times.join(', ')}]`,
    '```',
  ].join('\n');
}

/** How much longer the median answer takes with more prayers. */
function flatnessTable([smallest, ...larger]: readonly [Size, ...Size[]]): string {
  return table(
    [
      'what',
      ...larger.map(({ prayers }) => `p50 with ${whole(prayers)} / ${whole(smallest.prayers)}`),
    ],
    smallest.rows.map((row) => [
      row.name,
      ...larger.map(({ rows }) => (p50Of(find(rows, row.name)) / p50Of(row)).toFixed(2)),
    ]),
  );
}

/** Where and when it was measured. `load`: processes that wanted to run, on average, in the minute before. */
export type Machine = {
  date: string;
  cores: number;
  memoryGb: number;
  node: string;
  load: number;
};

/** Whether other programs used so much of the processors that the figures mean little. */
export const isBusy = ({ load, cores }: Machine): boolean => load > cores / 4;

/** The figures of one run of the bench, as Markdown. */
export function figuresText(
  machine: Machine,
  sizes: readonly [Size, ...Size[]],
  how: { runs: number; seconds: number },
): string {
  const { date, cores, memoryGb, node, load } = machine;
  const warning = `**The machine was busy** before the start (load ${load.toFixed(2)}): do not rely on these figures.`;
  return [
    `${date}, ${cores} cores, ${memoryGb} GB of memory, Node ${node}, load before the start ${load.toFixed(2)}. ` +
      `Medians of ${how.runs} runs of ${how.seconds} seconds.`,
    ...(isBusy(machine) ? [warning] : []),
    ...sizes.flatMap((size) => [
      `### ${whole(size.prayers)} prayers`,
      `${size.seeded}.`,
      sizeTable(size),
      `Memory after the last run, in MB: ${[...size.memory].map((pair) => pair.join(' ')).join(', ')}.`,
      chart(size),
    ]),
    ...(sizes.length > 1 ? ['### Growth', flatnessTable(sizes)] : []),
  ].join('\n\n');
}

/** Replaces what stands under a second-level heading of a page. @throws when the page has no such heading */
export function replaceSection(page: string, heading: string, text: string): string {
  const [before, after] = page.split(`\n## ${heading}\n`);
  if (before === undefined || after === undefined) throw new Error(`There is no "## ${heading}"`);
  const next = after.indexOf('\n## ');
  return `${before}\n## ${heading}\n\n${text}\n${next < 0 ? '' : after.slice(next)}`;
}
