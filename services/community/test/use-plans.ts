import { createTestDatabase } from '@kbf/test-kit';
import type { TestDatabase } from '@kbf/test-kit';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';

/** A step of a plan, as `EXPLAIN (FORMAT JSON)` tells it. */
export type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  /** Whether a limit above ends it early. */
  limited: boolean;
  Plans?: PlanNode[];
};

/**
 * For one test file: a database with many rows, and what PostgreSQL plans to do there.
 * @param fill makes the rows, and ends with their analysis
 */
export function usePlans(fill: (client: pg.Client) => Promise<unknown>) {
  let database: TestDatabase | undefined;
  let opened: pg.Client | undefined;
  const client = (): pg.Client => {
    if (!opened) throw new Error('the database is there within tests and hooks only');
    return opened;
  };
  beforeAll(async () => {
    database = await createTestDatabase('community');
    opened = new pg.Client({ connectionString: database.url });
    await opened.connect();
    await fill(opened);
  });
  afterAll(async () => {
    await opened?.end();
    await database?.drop();
  });
  return {
    client,
    /** All steps of a plan, from an `EXPLAIN (FORMAT JSON)`. */
    explain: async (text: string, values: unknown[] = []): Promise<PlanNode[]> => {
      type Row = { 'QUERY PLAN': [{ Plan: PlanNode }] };
      const { rows } = await client().query<Row>(text, values);
      return nodesOf(rows[0]!['QUERY PLAN'][0].Plan, false);
    },
  };
}

function nodesOf(plan: PlanNode, limited: boolean): PlanNode[] {
  const within = limited || plan['Node Type'] === 'Limit';
  return [{ ...plan, limited }, ...(plan.Plans ?? []).flatMap((child) => nodesOf(child, within))];
}

/** The tables, or else the kinds of steps, that are read from their first row to their last. */
export const tableScans = (nodes: readonly PlanNode[]): PlanNode[] =>
  nodes.filter((node) => node['Node Type'] === 'Seq Scan');
