import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { createTestDatabase } from './database.ts';
import type { TestDatabase } from './database.ts';
import { until } from './until.ts';

/** A step of a query plan in `EXPLAIN (FORMAT JSON)`. */
export type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  /** Whether a limit above ends it early. */
  limited: boolean;
  Plans?: PlanNode[];
};

/** An executed statement, and all steps of its plan. */
export type PlannedStatement = { text: string; nodes: PlanNode[] };

type Statement = { text: string; values: unknown[] };

/**
 * For one test file: a service database with many rows, and the plans of its queries.
 * @param fill inserts the rows and analyzes them
 */
export function usePlans(service: string, fill: (client: pg.Client) => Promise<unknown>) {
  let database: TestDatabase | undefined;
  let opened: pg.Client | undefined;
  let recorded: pg.Pool | undefined;
  const made: Statement[] = [];
  const within = <Thing>(thing: Thing | undefined): Thing => {
    if (!thing) throw new Error('the database is there within tests and hooks only');
    return thing;
  };
  const client = (): pg.Client => within(opened);

  beforeAll(async () => {
    database = await createTestDatabase(service);
    opened = new pg.Client({ connectionString: database.url });
    await opened.connect();
    await fill(opened);
    recorded = new pg.Pool({ connectionString: database.url, max: 3, Client: recording(made) });
  }, 300_000);
  afterAll(async () => {
    await recorded?.end();
    await opened?.end();
    await database?.drop();
  });

  const explain = async (text: string, values: unknown[] = []): Promise<PlanNode[]> => {
    type Row = { 'QUERY PLAN': [{ Plan: PlanNode }] };
    const { rows } = await client().query<Row>(text, values);
    return nodesOf(rows[0]!['QUERY PLAN'][0].Plan, false);
  };
  return {
    client,
    /** For Prisma and plain SQL: `plansOf` reports the queries made through it. */
    pool: (): pg.Pool => within(recorded),
    /** All steps of a plan, from an `EXPLAIN (FORMAT JSON)`. */
    explain,
    /** The plan of each reading statement that some work runs through `pool`. */
    plansOf: async (work: () => Promise<unknown>): Promise<PlannedStatement[]> => {
      made.length = 0;
      await work();
      const plans: PlannedStatement[] = [];
      for (const { text, values } of made.splice(0).filter(isRead))
        plans.push({
          text,
          nodes: await explain(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values),
        });
      return plans;
    },
  };
}

const isRead = ({ text }: Statement) => /^\s*(?:SELECT|WITH)\b/i.test(text);

/**
 * Vacuums filled tables: statistics are up to date, and rows can be read from indexes alone. A vacuum skips pages that
 * another session still reads or that are being written to disk. Then it runs again, because with skipped pages a table
 * looks cheaper to read than its index.
 */
export async function vacuum(client: pg.Client, ...tables: string[]): Promise<void> {
  await until(async () => {
    await client.query(`VACUUM (ANALYZE) ${tables.join(', ')}`);
    const { rows } = await client.query<{ seen: boolean }>(
      `SELECT bool_and(relpages > 0 AND relallvisible >= 0.99 * relpages) AS seen
       FROM pg_class WHERE relname = ANY($1)`,
      [tables],
    );
    return rows[0]!.seen;
  }, 40_000);
}

/** A client that records its queries. */
const recording = (made: Statement[]) =>
  class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      const ask = this.query.bind(this) as (...asked: unknown[]) => unknown;
      const write = (...asked: unknown[]) => {
        const [first, values] = asked;
        if (typeof first === 'string')
          made.push({ text: first, values: Array.isArray(values) ? values : [] });
        else if (isStatement(first)) made.push({ text: first.text, values: first.values ?? [] });
        return ask(...asked);
      };
      this.query = write as typeof this.query;
    }
  };

const isStatement = (asked: unknown): asked is { text: string; values?: unknown[] } =>
  typeof asked === 'object' && asked !== null && 'text' in asked && typeof asked.text === 'string';

function nodesOf(plan: PlanNode, limited: boolean): PlanNode[] {
  const within = limited || plan['Node Type'] === 'Limit';
  return [{ ...plan, limited }, ...(plan.Plans ?? []).flatMap((child) => nodesOf(child, within))];
}

/** The tables, or else the kinds of steps, that are read in full. */
export const tableScans = (nodes: readonly PlanNode[]): PlanNode[] =>
  nodes.filter((node) => node['Node Type'] === 'Seq Scan');

/** Names of the indexes that a plan reads. */
export const indexesIn = (nodes: readonly PlanNode[]): string[] =>
  nodes.flatMap((node) => node['Index Name'] ?? []);

/** The most rows that one step of a plan returned. */
export const mostRows = (nodes: readonly PlanNode[]): number =>
  Math.max(0, ...nodes.map((node) => node['Actual Rows'] ?? 0));
