/** Plain SQL because ages are counted by the clock of the database. */
import type pg from 'pg';

/** @returns seconds; 0 when there is none. What was given up waits for a person and is counted elsewhere. */
export async function oldestUnsettled(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ seconds: number }>({
    name: 'oldest-unsettled',
    text: `SELECT coalesce(extract(epoch FROM clock_timestamp() - min(created_at)), 0)::float8 AS seconds
      FROM outbox_delivery WHERE state IN ('new', 'sent')`,
  });
  return rows[0]?.seconds ?? 0;
}
