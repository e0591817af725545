/** Plain SQL because the live stream watches through `pg`, outside of any transaction. */
import type pg from 'pg';

const find = `
  SELECT person_id::text AS id, sum(changes)::int AS changes FROM chat_person
  WHERE person_id = ANY($1::uuid[]) GROUP BY person_id`;

/** A number for each of these people who has private chats. It differs once something in them is new. */
export async function readChatChanges(
  pool: pg.Pool,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await pool.query<{ id: string; changes: number }>({
    name: 'chat-changes',
    text: find,
    values: [ids],
  });
  return new Map(rows.map(({ id, changes }) => [id, changes]));
}
