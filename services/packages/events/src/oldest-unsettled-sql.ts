/** Plain SQL, because ages are measured by the database clock. */
import type pg from 'pg';

/** @returns seconds; 0 when there is none. Deliveries that were given up are counted elsewhere. */
export async function oldestUnsettled(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ seconds: number }>({
    name: 'oldest-unsettled',
    text: `SELECT coalesce(extract(epoch FROM clock_timestamp() - min(created_at)), 0)::float8 AS seconds
      FROM outbox_delivery WHERE state IN ('new', 'sent')`,
  });
  return rows[0]?.seconds ?? 0;
}
