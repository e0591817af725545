/** Plain SQL, because it tests a connection of the pool itself. */
import type pg from 'pg';

/** @throws when the database is away */
export async function ping(pool: pg.Pool): Promise<boolean> {
  return (await pool.query('SELECT 1')).rowCount === 1;
}
