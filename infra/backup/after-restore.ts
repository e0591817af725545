import { setTimeout as sleep } from 'node:timers/promises';
import type { About } from './take-base.ts';
import { countRows, query } from './take-base.ts';

/**
 * A text may have gone out in the minutes that are lost. What was on its way then is looked up at the provider, and
 * never sent without an admin: the state `unknown` of a message says that.
 */
const hold = `
  UPDATE message SET state = 'unknown', error = 'on its way before a restore', updated_at = now()
    WHERE state IN ('queued', 'sending');
  CREATE OR REPLACE FUNCTION hold_message() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    NEW.state := 'unknown';
    NEW.error := 'on its way before a restore';
    NEW.attempted_at := (SELECT max(updated_at) FROM message);
    RETURN NEW;
  END $$;
  CREATE OR REPLACE TRIGGER hold_message BEFORE INSERT ON message
    FOR EACH ROW EXECUTE FUNCTION hold_message();`;
const release = `DROP TRIGGER IF EXISTS hold_message ON message; DROP FUNCTION IF EXISTS hold_message()`;

const databaseUrl = (url: string, name: string): string => {
  const place = new URL(url);
  place.pathname = `/${name}`;
  return place.href;
};

/**
 * From now on no message is sent. Call it before anything else runs on restored data.
 * @param url of the server's owner
 */
export const holdMessages = (url: string) => query(databaseUrl(url, 'kbf_notifications'), hold);
/** Messages are sent again. Call it when the events of before the restore have been handed over. */
export const releaseMessages = (url: string) =>
  query(databaseUrl(url, 'kbf_notifications'), release);

/** Resolves when PostgreSQL has repeated the log, and can be written to. */
export async function untilRestored(url: string): Promise<void> {
  for (;;) {
    const rows = await query<{ busy: boolean }>(url, 'SELECT pg_is_in_recovery() AS busy').catch(
      () => undefined,
    );
    if (rows?.[0]?.busy === false) return;
    await sleep(500);
  }
}

/** Deliveries of events that are on their way, in all databases. */
export async function unsettled(url: string): Promise<number> {
  const names = await query<{ datname: string }>(
    url,
    `SELECT datname FROM pg_database WHERE datname LIKE 'kbf\\_%'`,
  );
  const counts = names.map(async ({ datname }) => {
    const sql = `SELECT count(*)::int AS n FROM outbox_delivery WHERE state IN ('new', 'sent')`;
    return (await query<{ n: number }>(databaseUrl(url, datname), sql))[0]!.n;
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** Tables that had rows in the copy and have none now, or are missing. An empty list is a good restore. */
export async function lostTables(url: string, { rows }: Pick<About, 'rows'>): Promise<string[]> {
  const found = await countRows(url);
  return Object.entries(rows).flatMap(([database, tables]) =>
    Object.entries(tables)
      .filter(([table, before]) => before > 0 && !found[database]?.[table])
      .map(([table, before]) => `${database}.${table} had ${before} rows`),
  );
}
