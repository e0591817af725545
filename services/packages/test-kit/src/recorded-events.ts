/** Plain SQL: the outbox has the same table in every service, and this package knows no service's Prisma client. */

/** Recorded events of one name, oldest first: what they say. @param sql such as `database.sql` of a service's `deps` */
export async function recordedEvents(
  sql: (text: string, params: readonly unknown[]) => Promise<Record<string, unknown>[]>,
  name: string,
): Promise<Record<string, unknown>[]> {
  const rows = await sql('SELECT payload FROM outbox_event WHERE name = $1 ORDER BY occurred_at', [
    name,
  ]);
  return rows.flatMap(({ payload }) => (isRecord(payload) ? [payload] : []));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
