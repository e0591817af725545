import { databaseNow } from '@kbf/data-kit';
import type { Tx } from '../database.ts';

export const hourMs = 60 * 60_000;
export const dayMs = 24 * hourMs;

/** The moment that is so many milliseconds from now, by the clock of the database. */
export const later = async (tx: Tx, ms: number): Promise<Date> =>
  new Date((await databaseNow(tx)).getTime() + ms);
