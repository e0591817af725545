/** Plain SQL: the outbox table is the same in every service, and this package has no Prisma client. */

/** Payloads of recorded events with this name, oldest first. @param sql such as `database.sql` of a service's `deps` */
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
