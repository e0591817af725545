import pg from 'pg';
import { statefulServices } from '../database/services.ts';
import type { Stack } from '../local/stack.ts';

/** Where a text is stored in the databases of all services: `service.table` and the number of rows. */
export async function findEverywhere(stack: Stack, needle: string): Promise<string[]> {
  const found = await Promise.all(
    statefulServices.map(async (service) => {
      const client = new pg.Client({ connectionString: stack.databaseUrl(service) });
      await client.connect();
      try {
        const { rows: tables } = await client.query<{ name: string }>(
          `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
        );
        const counts = [];
        for (const { name } of tables) {
          const { rows } = await client.query<{ count: number }>(
            `SELECT count(*)::int AS count FROM ${client.escapeIdentifier(name)} t
             WHERE strpos(lower(t::text), lower($1)) > 0`,
            [needle],
          );
          if (rows[0]!.count > 0) counts.push(`${service}.${name}: ${rows[0]!.count}`);
        }
        return counts;
      } finally {
        await client.end();
      }
    }),
  );
  return found.flat();
}
